// Rules for the scripts: no undefined names, no unused values, and the like. Layout is not checked.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../web/package.json', import.meta.url));
const recommended = require('@eslint/js').configs.recommended.rules;
const { browser, nodeBuiltin, serviceworker, worker } = require('globals');

const named = (words) => Object.fromEntries(words.split(' ').map((name) => [name, 'writable']));

/** What the scripts of a folder that become one (web/setup/publish.py) have in common. */
function shared(folder) {
  const at = new URL(`../../${folder}/`, import.meta.url);
  const text = readdirSync(at).map((name) => readFileSync(new URL(name, at), 'utf8')).join('\n');
  return named([...text.matchAll(/^ {0,2}(?:function|var) (\w+)/gm)].map((found) => found[1]).join(' '));
}

const rules = {
  ...recommended,
  eqeqeq: 'error',
  'no-shadow': 'error',
  'no-empty': ['error', { allowEmptyCatch: true }],
  'no-redeclare': ['error', { builtinGlobals: false }],
  'no-unused-vars': ['error', { caughtErrors: 'none', ignoreRestSiblings: true }],
  'no-regex-spaces': 'off',
  'no-control-regex': 'off',
};
/** A name of its own scope may be another script's, and used there. */
const parts = { ...rules, 'no-unused-vars': ['error', { vars: 'local', caughtErrors: 'none' }] };
const script = (files, globals, kept = rules) => ({
  files, languageOptions: { sourceType: 'script', ecmaVersion: 2020, globals }, rules: kept,
});

export default [
  { ignores: ['**/node_modules/', 'build/'] },
  script(['web/*.js', 'web/pages/*.js'], { ...browser, ...named('Module Start') }),
  script(['web/service_worker.js'], serviceworker),
  script(['web/network/*.js'], { ...browser, ...named('Module'), ...shared('web/network') }, parts),
  script(['web/library/*.js'], { ...browser, ...named('mergeInto LibraryManager Module UTF8ToString HEAPU8 HEAPU32 ' +
    'HEAP32 HEAPF32 ctqPage ctqNet ctqPool ctqSound') }, parts),
  script(['web/worker/*.js'], { ...worker, ...named('Module HEAPU8') }, parts),
  {
    files: ['tests/**/*.mjs'],
    // These files mix code for node with code for the page, which has names of its own.
    languageOptions: { globals: { ...browser, ...nodeBuiltin, ...named('ctq_ui ctqClock Module') } },
    rules: { ...rules, 'no-shadow': 'off', 'prefer-const': 'error' },
  },
];
