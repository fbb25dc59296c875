// Tests of web/network/socket.js, which keeps a guest connected to a table of ctq host, with a clock and
// sockets of their own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const source = readFileSync(new URL('../../web/network/socket.js', import.meta.url), 'utf8');

/** A browser in which nothing happens by itself. */
class Browser {
  now = 0;
  timers = [];
  sockets = [];
  news = [];
  listeners = new Map();

  constructor() {
    const target = {
      addEventListener: (name, call) => this.listeners.set(name, call),
      removeEventListener: (name) => this.listeners.delete(name),
    };
    const browser = this;
    const context = {
      location: { href: 'http://localhost/' },
      window: target,
      document: { hidden: false, ...target },
      Date: { now: () => this.now },
      URL,
      Uint8Array,
      setTimeout: (call, wait) => this.timers.push({ at: this.now + wait, call }),
      clearTimeout: (number) => { if (number) this.timers[number - 1] = null; },
      WebSocket: class {
        constructor() { browser.sockets.push(this); }

        close() { this.closed = true; }
      },
      Module: { netNews: (kind, link) => this.news.push([kind, link]) },
      add: (link) => {
        this.link = link;
        this.news.push([0, this.sockets.length]);
        return this.sockets.length;
      },
      lose: (number) => this.news.push([2, number]),
      sendOver: () => {},
    };
    this.document = context.document;
    this.end = vm.runInNewContext(`${source}; openSocket(0)`, context).end;
  }

  get last() { return this.sockets.at(-1); }

  /** Lets this many milliseconds pass. */
  pass(wait) {
    this.now += wait;
    for (;;) {
      const at = this.timers.findIndex((one) => one && one.at <= this.now);
      if (at < 0) return;
      const { call } = this.timers[at];
      this.timers[at] = null;
      call();
    }
  }
}

for (const event of ['online', 'pageshow', 'visibilitychange']) {
  test(`a guest whose connection is lost dials at once on ${event}`, () => {
    const browser = new Browser();
    for (let i = 0; i < 5; i += 1) {
      browser.last.onclose();
      browser.pass(15000);
    }
    browser.last.onclose();
    const before = browser.sockets.length;
    browser.listeners.get(event)();
    assert.equal(browser.sockets.length, before + 1);
    browser.pass(15000);
    assert.equal(browser.sockets.length, before + 1, 'and only once');
  });

  test(`a socket that has been silent is replaced on ${event}, one that was heard is not`, () => {
    const browser = new Browser();
    const first = browser.last;
    first.onopen();
    first.onmessage({ data: new ArrayBuffer(1) });
    browser.pass(5000);
    browser.listeners.get(event)();
    assert.equal(browser.sockets.length, 1);
    browser.pass(60000);
    browser.listeners.get(event)();
    assert.equal(browser.sockets.length, 2);
    assert.ok(first.closed);
    assert.deepEqual(browser.news, [[0, 1], [1, 1], [2, 1]]);
    browser.last.onopen();
    assert.deepEqual(browser.news.at(-1), [0, 2]);
  });
}

test('a page that is hidden dials no sooner, and one that has left never', () => {
  const browser = new Browser();
  browser.last.onclose();
  browser.document.hidden = true;
  browser.listeners.get('online')();
  assert.equal(browser.sockets.length, 1);
  browser.end();
  browser.pass(60000);
  assert.equal(browser.sockets.length, 1);
  assert.equal(browser.listeners.size, 0);
});

test('a connection that the program closes is reported once, and dialled again', () => {
  const browser = new Browser();
  browser.last.onopen();
  browser.link.close();
  assert.deepEqual(browser.news, [[0, 1]], 'the caller reports it');
  browser.pass(1000);
  assert.equal(browser.sockets.length, 2);
});
