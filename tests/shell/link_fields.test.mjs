// Tests of web/network/fields.js, which packs connection data into links between devices.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

// The page's script has no exports, so the test evaluates it and returns its functions.
const source = readFileSync(new URL('../../web/network/fields.js', import.meta.url), 'utf8');
const { pack, unpack } = vm.runInThisContext(`(() => {${source}; return { pack, unpack }; })()`);

const fingerprint = Array.from({ length: 32 }, (_, i) =>
  (i * 7 + 3).toString(16).padStart(2, '0').toUpperCase().slice(-2)).join(':');
const secrets = ['a=ice-ufrag:Ab+/', 'a=ice-pwd:0123456789abcdefghijABCD',
  `a=fingerprint:sha-256 ${fingerprint}`];

test('unpack returns the packed connection data, and null for malformed bytes', () => {
  const sdp = [...secrets,
    'a=candidate:1 1 udp 1 192.168.1.20 5000 typ host', 'a=candidate:2 1 udp 1 2001:db8::7 5001 typ host',
    'a=candidate:3 1 udp 1 01234567-89ab-cdef-0123-456789abcdef.local 5002 typ host',
    'a=candidate:4 1 udp 1 203.0.113.9 65535 typ srflx raddr 0.0.0.0 rport 0',
    'a=candidate:5 1 tcp 1 192.168.1.20 9 typ host',
    'a=candidate:6 1 udp 1 198.51.100.4 49152 typ relay raddr 203.0.113.9 rport 65535'].join('\r\n');
  const bytes = pack(1, 9, sdp, 'http://localhost/');
  const { number, description, candidates } = unpack(1, bytes);
  assert.equal(number, 9);
  for (const secret of secrets) assert.ok(description.sdp.includes(`${secret}\r\n`), secret);
  assert.deepEqual(candidates.map((one) => one.candidate.split(' ').slice(4, 8).join(' ')), [
    '198.51.100.4 49152 typ relay', '192.168.1.20 5000 typ host', '203.0.113.9 65535 typ srflx',
    '2001:0db8:0000:0000:0000:0000:0000:0007 5001 typ host',
    '01234567-89ab-cdef-0123-456789abcdef.local 5002 typ host']);

  for (let i = 0; i < bytes.length; i += 1) assert.equal(unpack(1, bytes.slice(0, i)), null, `${i} bytes`);
  assert.equal(unpack(2, bytes), null, 'an offer is no answer');
  assert.equal(unpack(1, Uint8Array.from([...bytes, 0])), null, 'a byte too many');
  assert.equal(pack(1, 1, '', ''), null);
  assert.equal(pack(1, 1, sdp.replace('Ab+/', 'A b/'), ''), null);
});

test('changing a byte of a link never adds a line to the description', () => {
  const bytes = pack(2, 3, [...secrets, 'a=candidate:1 1 udp 1 192.168.1.20 5000 typ host'].join('\r\n'), '');
  const lines = unpack(2, bytes).description.sdp.split('\r\n').map((line) => line.replace(/:.*/, ''));
  let read = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    for (let flip = 1; flip < 256; flip += 1) {
      const other = Uint8Array.from(bytes);
      other[at] ^= flip;
      const found = unpack(2, other);
      if (!found) continue;
      read += 1;
      assert.deepEqual(found.description.sdp.split('\r\n').map((line) => line.replace(/:.*/, '')), lines);
      for (const { candidate } of found.candidates) assert.match(candidate, /^candidate:[\w:. -]+$/);
    }
  }
  assert.ok(read > 1000, `${read} are read`);
});

/** Six candidates of a device with two networks, as Chromium lists them. */
const addresses = [1, 2, 3].flatMap((n) => [
  `a=candidate:${n} 1 udp 1 0123456${n}-89ab-cdef-0123-456789abcdef.local 5002 typ host`,
  n === 3 ? `a=candidate:9 1 udp 1 2001:db8::7 65535 typ srflx raddr 0.0.0.0 rport 0`
    : `a=candidate:${n + 5} 1 udp 1 203.0.113.${n} 65535 typ srflx raddr 0.0.0.0 rport 0`]);

test('links of devices with many addresses keep their length and have host and srflx addresses', () => {
  // Both orders: host and srflx addresses mixed, and all host addresses first.
  const orders = [addresses, [...addresses].sort((a, b) => a.includes('srflx') - b.includes('srflx'))];
  let most = 0;
  for (const list of orders) {
    for (const [kind, around, limit] of [[1, '#join='.length, 250], [2, '#answer='.length, 220]]) {
      for (const page of [30, 50, 80]) {
        const fields = pack(kind, 1, [...secrets, ...list].join('\r\n'), 'x'.repeat(page));
        const bytes = fields.length + (kind === 1 ? 3 + 16 + 25 : 4);
        const length = page + around + Math.ceil(bytes * 4 / 3);
        const candidates = unpack(kind, fields).candidates.map((one) => one.candidate);
        const near = candidates.filter((one) => / typ host/.test(one)).length;
        const seen = candidates.filter((one) => / typ srflx/.test(one)).length;
        assert.ok(page > 50 || length <= limit, `${length} letters for an address of ${page}`);
        assert.ok(near >= 1 && seen >= 1, candidates.join('\n'));
        most = Math.max(most, near + seen);
      }
    }
  }
  assert.ok(most > 3);
});

test('a link of any length has the address of one relay, and one of another kind', () => {
  const list = [...addresses, ...[1, 2].map((n) =>
    `a=candidate:2${n} 1 udp 1 198.51.100.${n} 49152 typ relay raddr 0.0.0.0 rport 0`)];
  for (const kind of [1, 2]) {
    for (const page of [30, 80]) {
      const { candidates } = unpack(kind, pack(kind, 1, [...secrets, ...list].join('\r\n'), 'x'.repeat(page)));
      const types = candidates.map(({ candidate }) => candidate.split(' ')[7]);
      assert.equal(types.filter((type) => type === 'relay').length, 1);
      assert.ok(types.length > 1, types.join());
    }
  }
});
