import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('the README names each setting with its attribute of bourselet-config and of the script tag', () => {
  // The attributes are read from the source text, because exporting them would add bytes to every tag (custom element).
  const [, list = ''] = /const attributes = \{\n([\s\S]*?)\}/.exec(read('config-element.ts')) ?? []
  const attributes = [...list.matchAll(/^ +'?([\w-]+)'?: '(\w+)',$/gm)].map(([, attribute, setting]) => ({
    attribute,
    setting,
  }))
  expect(attributes).toContainEqual({ attribute: 'stream', setting: 'streamUrl' })
  for (const { attribute, setting } of attributes)
    expect(read('../README.md')).toContain(`| \`${setting}\` | \`${attribute}\` | \`data-${attribute}\` |`)
})
