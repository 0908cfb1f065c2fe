import { expect, test } from 'vitest'
import { entryOf } from './site-update.ts'

test.each([
  ['<script type="module" crossorigin src="/assets/index-a1.js"></script>', '/assets/index-a1.js'],
  [
    '<script src="/first-paint.js"></script><script type="module" src="/src/main.tsx"></script>',
    '/src/main.tsx',
  ],
  ['<h1>Maintenance</h1>', undefined],
])('finds the entry script in the HTML %s', (html, entry) => {
  expect(entryOf(html)).toBe(entry)
})
