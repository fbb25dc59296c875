// The text view: the program's plain description as HTML. Buttons are reused from one description to
// the next, so that the keyboard focus stays where it was.
'use strict';

(function () {
  var get = function (id) { return document.getElementById(id); };
  var forced = false;

  function text(node, words) {
    if (node.textContent !== words) node.textContent = words;
  }

  // Gives `parent` one child for each item, and reuses children with the same key.
  function list(parent, items, key, make, update) {
    var old = new Map();
    Array.from(parent.children).forEach(function (child) { old.set(child.dataset.key, child); });
    items.forEach(function (item, at) {
      var child = old.get(key(item, at));
      if (child) {
        old.delete(key(item, at));
      } else {
        child = make(item);
        child.dataset.key = key(item, at);
      }
      update(child, item);
      if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] || null);
    });
    old.forEach(function (child) { child.remove(); });
  }

  function element(name) { return document.createElement(name); }

  // A jump to a section moves the focus to its heading, so that reading continues there.
  function followJump(button) {
    var headings = Array.from(get('groups').querySelectorAll('h2'));
    var heading = /^jump:/.test(button.dataset.command) &&
      headings.reverse().find(function (one) { return one.textContent === button.textContent; });
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }

  function makeButton() {
    var item = element('li');
    var node = element('button');
    node.type = 'button';
    node.addEventListener('click', function () {
      Module.command(node.dataset.command);
      followJump(node);
    });
    item.appendChild(node);
    return item;
  }

  function updateButton(item, button) {
    var node = item.firstChild;
    node.dataset.command = button.id;
    text(node, button.label);
    node.title = button.help || '';
    node.disabled = !button.enabled;
    if (button.pressed === null) node.removeAttribute('aria-pressed');
    else node.setAttribute('aria-pressed', String(button.pressed));
  }

  // Shows texts for reading. Lines of a list that follow each other are in one list.
  function updateParts(parent, parts) {
    var runs = [];
    parts.forEach(function (part) {
      var last = runs[runs.length - 1];
      var listed = { item: 'ul', step: 'ol' }[part.kind];
      var words = part.kind === 'figure' ? 'Figure: ' + part.text : part.text;
      if (listed && last && last.name === listed) last.lines.push(words);
      else runs.push({ name: listed || 'p', kind: part.kind, lines: [words] });
    });
    list(parent, runs, function (run, at) { return at + run.kind; },
      function (run) { return element(run.name); },
      function (node, run) {
        if (run.name === 'p') {
          node.className = run.kind;
          text(node, run.lines[0]);
        } else {
          list(node, run.lines, function (line, at) { return String(at); },
            function () { return element('li'); }, text);
        }
      });
  }

  function makeGroup() {
    var section = element('section');
    ['h2', 'div', 'ul'].forEach(function (name) { section.appendChild(element(name)); });
    section.children[2].className = 'buttons';
    return section;
  }

  function updateGroup(section, group) {
    text(section.children[0], group.name);
    section.children[0].hidden = !group.name;
    updateParts(section.children[1], group.parts);
    list(section.children[2], group.buttons, function (b) { return b.id; }, makeButton,
      updateButton);
  }

  // The field in which actions are typed. An action that could not be played stays in it.
  var typed = 0;
  function showTyping(typing) {
    get('type').hidden = !typing;
    if (!typing) return;
    text(get('typed-example'), typing.example
      ? 'For example ' + typing.example + ', or its beginning. Separate several by spaces.'
      : 'Not your turn.');
    if (typing.times !== typed) get('typed').value = typing.left;
    typed = typing.times;
  }
  get('type').addEventListener('submit', function (event) {
    event.preventDefault();
    Module.command('type:' + get('typed').value.trim());
  });

  // Where the focus goes when the button that had it is gone: to the first available button. At a table
  // that is the person's own action or, until there is one, the line that says whose turn it is.
  function keepFocus(had, view) {
    var now = document.activeElement;
    var status = get('status');
    if (!had || (now !== document.body && now !== status)) return;
    var own = get('groups').querySelector('[data-key$="Your actions"] button');
    var any = get('groups').querySelector('button:not([disabled])');
    var next = own || (view.typing || now === status ? status : any);
    if (next) next.focus();
  }

  Module.showMirror = function (view) {
    var had = get('text').contains(document.activeElement);
    document.documentElement.dataset.theme = view.theme;
    document.title = (view.call ? view.call + ' – ' : '') +
      (view.title === 'Cartotheque' ? '' : view.title + ' – ') + 'Cartotheque';
    text(get('title'), view.title);
    text(get('badge'), view.badge);
    text(get('events'), view.events || '');
    text(get('status'), view.status);
    text(get('notice'), view.notice);
    show(view.shown || forced);
    if (!get('rest').hidden) {
      var later = function (group) { return /^(settings|about)$/.test(group.page); };
      var key = function (group, at) { return view.scene + (group.name || at); };
      var groups = view.groups.filter(function (group) { return !later(group); });
      list(get('groups'), groups, key, makeGroup, updateGroup);
      list(get('settings'), view.groups.filter(later), key, makeGroup, updateGroup);
      showTyping(view.typing);
      keepFocus(had, view);
    }
  };

  function show(shown) {
    get('rest').hidden = !shown;
    document.body.classList.toggle('with-text', shown);
    get('view').setAttribute('aria-expanded', String(shown));
    text(get('view'), shown ? 'Hide the text view' : 'Text view');
  }

  // Shows the text view in spite of the setting, because there is no picture.
  Module.showText = function (always) {
    forced = forced || always;
    get('view').hidden = document.body.classList.contains('no-canvas');
    show(true);
    Module.call('_ctq_mark');
  };

  get('view').addEventListener('click', function () {
    forced = false;
    Module.command('set:text=' + (get('rest').hidden ? 'on' : 'off'));
  });

  Module.showAbout = function (version) {
    text(get('version'), version);
    get('about').showModal();
  };

  // A text of any length, pasted, edited or from a file. The confirmed text goes to the command.
  var record = get('record');
  Module.askRecord = function (word, question, words, command, files) {
    get('record-choose').hidden = !files;
    text(get('record-title'), word);
    text(get('record-do'), word);
    text(get('record-question'), question);
    get('record-text').value = words;
    get('record-file').value = '';
    record.returnValue = 'no';
    record.onclose = function () {
      var pasted = get('record-text').value;
      if (record.returnValue === 'yes' && pasted.trim()) Module.command(command + pasted);
    };
    record.showModal();
    get('record-text').focus();
    return true;
  };
  get('record-file').addEventListener('change', function () {
    var files = get('record-file').files;
    if (!files.length) return;
    Promise.all(Array.from(files, Module.readText)).then(function (texts) {
      get('record-text').value = texts.join('\n');
      record.close('yes');
    }).catch(function () { get('record-text').value = ''; });
  });

  // Shows a text that the person can copy by hand.
  Module.showCopy = function (question, words) {
    text(get('copy-question'), question);
    get('copy-text').value = words;
    get('copy').showModal();
    get('copy-text').select();
  };

  Module.ask = function (question, answer, command) {
    var dialog = get('ask');
    text(get('question'), question);
    get('answer').value = answer;
    dialog.returnValue = 'no';
    dialog.onclose = function () {
      if (dialog.returnValue === 'yes') Module.command(command + get('answer').value.trim().normalize());
    };
    dialog.showModal();
    get('answer').select();
    return true;
  };
})();
