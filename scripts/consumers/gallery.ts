// Projects with the code that the site's gallery writes.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import {
  entriesOf,
  shortName,
  type TagAttribute,
} from '../../apps/reference/src/features/gallery/manifest.ts'
import { type CodeKind, snippet } from '../../apps/reference/src/features/gallery/snippets.ts'
import manifest from '../../packages/elements/custom-elements.json' with { type: 'json' }
import { checkAccent, isLive } from './navigation.ts'
import type { Row } from './rows.ts'

/** The tag that the page of each project shows. */
const SHOWN = 'order-book'
const HEIGHT = 420
const ACCENT = '#0a7d4f'

// For the JSON file, TypeScript infers wider types than those that `entriesOf` accepts.
const modules = manifest.modules as unknown as Parameters<typeof entriesOf>[0]['modules']

/** Values that the user of the gallery may enter, by the type of the attribute. The text has characters to escape. */
const entered: Readonly<Record<string, string>> = {
  string: 'a "b" <c> & {d}',
  boolean: 'true',
  number: '1',
  'readonly string[]': 'BTCUSDT,ETHUSDT',
}

/**
 * Returns a value for an attribute: the symbol, a value from `entered`, or the last of its choices. Throws an error if
 * the type is unknown, because the code of the gallery would omit an attribute without a value.
 */
function givenValue({ name, type }: TagAttribute): string {
  const value = name === 'symbol' ? 'ETHUSDT' : (entered[type.text] ?? /'([^']*)'$/.exec(type.text)?.[1])
  if (!value) throw new Error(`The attribute ${name} has the type ${type.text}, for which there is no value`)
  return value
}

/**
 * Returns the code of each tag with all its attributes and settings, as the gallery writes it for a kind of project, by
 * the short name of the tag.
 */
function galleryCode(kind: CodeKind): Record<string, string> {
  const code = (entry: ReturnType<typeof entriesOf>[number]) =>
    snippet(kind, entry, {
      site: 'https://exchange.example',
      api: 'https://api.exchange.example',
      stream: 'wss://api.exchange.example/ws',
      attributes: Object.fromEntries(entry.attributes.map((one) => [one.name, givenValue(one)])),
      tokens: { '--bl-accent': ACCENT, '--bl-font': 'Georgia, "Times New Roman", serif' },
      theme: 'light',
      locale: 'ja',
      colours: 'red-up',
      density: 'compact',
      height: HEIGHT,
    })
  return Object.fromEntries(entriesOf({ modules }).map((entry) => [shortName(entry), code(entry)]))
}

/** Returns the code of all tags as project files: one file with the given extension for each tag. */
const filesOf = (kind: CodeKind, extension: string) =>
  Object.fromEntries(
    Object.entries(galleryCode(kind)).map(([tag, code]) => [`src/${tag}.${extension}`, code]),
  )

/**
 * Returns the `tsconfig.json` of a project with the options that check the types of JavaScript, in which the gallery
 * writes the code for Vue and Svelte. The listeners of this code have parameters without types.
 */
function checkingJavaScript(folder: string): string {
  const { compilerOptions, ...rest } = JSON.parse(
    readFileSync(join(import.meta.dirname, folder, 'tsconfig.json'), 'utf8'),
  )
  return JSON.stringify({
    ...rest,
    compilerOptions: { ...compilerOptions, checkJs: true, noImplicitAny: false },
  })
}

/** Checks that the order book is live with the settings and the style that the code of the gallery gives it. */
async function followGallery(page: Page): Promise<void> {
  const body = page.locator('body').filter({ has: page.locator('.bl-root[lang="ja"]', { hasText: 'ETH' }) })
  await isLive(body)
  await checkAccent(body, ACCENT)
  const { height } = (await body.locator('.bl-root').boundingBox())!
  if (height !== HEIGHT) throw new Error(`The height of the book is ${height}`)
}

const shown = { opens: 'dist', uses: followGallery }

/**
 * Rows that check the code of the gallery. Each page shows the order book. The projects for frameworks also build the
 * code of all other tags.
 */
export const galleryRows: readonly Row[] = [
  {
    name: 'gallery-script',
    folder: 'script-guide',
    says: 'code of the gallery for a script tag',
    writes: {
      'index.html': `<!doctype html><html lang="en"><body>${galleryCode('html')[SHOWN]}</body></html>`,
    },
    ...shown,
    opens: '.',
  },
  {
    name: 'gallery-react',
    folder: 'react-vite',
    says: 'code of the gallery for React: types of all widgets, the order book in Vite 8',
    writes: { ...filesOf('react', 'tsx'), 'src/page.tsx': `export { App as Page } from './${SHOWN}'\n` },
    ...shown,
  },
  {
    name: 'gallery-vue',
    folder: 'tags-vue',
    says: 'code of the gallery for Vue: types of all tags, the order book in Vite 8',
    writes: {
      ...filesOf('vue', 'vue'),
      'src/app.vue': galleryCode('vue')[SHOWN]!,
      'src/tags.ts': 'export {}\n',
      'tsconfig.json': checkingJavaScript('tags-vue'),
    },
    ...shown,
  },
  {
    name: 'gallery-svelte',
    folder: 'tags-svelte',
    says: 'code of the gallery for Svelte: types of all tags, the order book in Vite 8',
    writes: {
      ...filesOf('svelte', 'svelte'),
      'src/app.svelte': galleryCode('svelte')[SHOWN]!,
      'src/tags.ts': 'export {}\n',
      'tsconfig.json': checkingJavaScript('tags-svelte'),
    },
    ...shown,
  },
]
