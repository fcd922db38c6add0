import type { OxlintConfig } from 'oxlint';
import { RULES } from './scripts/packages.ts';

export default {
  plugins: ['typescript', 'import', 'unicorn', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'eslint/no-shadow': 'off',
    'eslint/require-yield': 'off',
    'eslint/no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/valid-title': 'off',
    'vitest/valid-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: RULES.files,
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          'Date',
          'performance',
          'process',
          'setTimeout',
          'setInterval',
          'fetch',
          'console',
          'crypto',
          'globalThis',
          'global',
          'setImmediate',
          'queueMicrotask',
        ],
        'eslint/no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: "Rules draw from the state's own generator.",
          },
        ],
      },
    },
    {
      files: RULES.not,
      rules: {
        'eslint/no-restricted-globals': 'off',
        'eslint/no-restricted-properties': 'off',
      },
    },
    {
      files: ['apps/server/**'], // threads, no windows
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: ['apps/web/**'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'promise/always-return': 'off',
        'unicorn/prefer-add-event-listener': 'off',
        'unicorn/require-post-message-target-origin': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
        'react/react-in-jsx-scope': 'off',
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/button-has-type': 'error',
        'react/jsx-no-target-blank': 'error',
        'react/no-danger': 'error',
      },
    },
    {
      files: ['vitest.config.ts', 'vitest.soak.config.ts', '**/vite.config.ts', 'oxlint.config.ts'],
      rules: {
        'import/no-default-export': 'off',
      },
    },
  ],
  ignorePatterns: ['node_modules', 'dist'],
} satisfies OxlintConfig;
