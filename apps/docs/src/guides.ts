import { html, withCode } from '../../../openapi/reference/html.ts'
import { markdown } from './markdown.ts'
import { type Page, table } from './page.ts'
import { source } from './sources.ts'

/** The Markdown files that are shown as pages of the documentation. */
const files: [path: string, file: string, title: string, description: string][] = [
  [
    'guides/site/',
    'apps/docs/guides/site.md',
    'Run a member site',
    'You have an exchange back end and need its face.',
  ],
  [
    'guides/embed/',
    'apps/docs/guides/embed.md',
    'Embed a widget',
    'You have a page and want a price or a ticket in it.',
  ],
  [
    'guides/sdk/',
    'apps/docs/guides/sdk.md',
    'Use the SDK',
    'You draw your own screens, or none: browser, worker, Node.',
  ],
  [
    'guides/releases/',
    'apps/docs/guides/releases.md',
    'Pin releases',
    'You answer for what runs in production next year.',
  ],
  [
    'guides/embed-session/',
    'apps/docs/guides/embed-session.md',
    'Open frames by session',
    'Your server decides which frames open on your pages, and what they may do.',
  ],
  [
    'guides/conformance/',
    'apps/docs/guides/conformance.md',
    'Check a back end',
    'You answer the contract yourself and want to know what is missing.',
  ],
  [
    'guides/operating/',
    'docs/operating.md',
    'Operating',
    'Settings, exposure, data at rest, health and shutdown.',
  ],
  ['guides/rules/', 'docs/rules.md', 'Rules', 'The trading and money rules.'],
  ['guides/invariants/', 'docs/invariants.md', 'Invariants', 'The guarantees with their tests.'],
  [
    'guides/architecture/',
    'docs/architecture.md',
    'Architecture',
    'The parts, and the way of an order, a deposit and a price.',
  ],
  ['guides/terms/', 'docs/terms.md', 'Terms', 'Terms of the documentation.'],
  [
    'guides/sdk-manual/',
    'packages/sdk/README.md',
    'Manual of the SDK',
    'Options, errors, repeats, stream and money.',
  ],
  ['guides/widgets-manual/', 'packages/widgets/README.md', 'Manual of the widgets', 'The React widgets.'],
  [
    'guides/elements-manual/',
    'packages/elements/README.md',
    'Manual of the tags',
    'The tags from npm, settings, types and editors.',
  ],
  [
    'guides/conformance-manual/',
    'packages/conformance/README.md',
    'Manual of the conformance kit',
    'What it checks and sends, its options and exit codes.',
  ],
  ['security/', 'SECURITY.md', 'Security', 'What protects members, and how to report a problem.'],
]

const pageOf = (file: string) => files.find(([, own]) => own === file)?.[0]

/** Returns the words of a text, each once, including names such as `config.json` and `data-api-base`. */
const wordsOf = (text: string): string => [...new Set(text.match(/[\w-][\w.:/-]*\w/g))].join(' ')

export const guidePages: Page[] = files.map(([path, file, title, description]) => ({
  path,
  title,
  description,
  section: 'Guides',
  kind: 'guide',
  words: wordsOf(source(file)),
  body: (root) => markdown(source(file), file, root, pageOf),
}))

/** The four guides that the start page of the documentation shows. */
export const doors = guidePages.slice(0, 4)

/**
 * Returns the first code example of a guide that is not for a shell, with its title, and the titles of the guide's
 * steps.
 */
export function firstExample(path: string): { title: string; code: string; steps: string[] } {
  const text = source(files.find(([own]) => own === path)?.[1] ?? '')
  const blocks = [...text.matchAll(/```(\w+) (\S+)\n([\s\S]*?)```/g)].filter(
    ([, language]) => language !== 'sh',
  )
  const [, , title = '', code = ''] = blocks[0] ?? []
  return {
    title,
    code: code.trimEnd(),
    steps: [...text.matchAll(/^## \d\. (.+)$/gm)].map(([, step = '']) => step),
  }
}

/**
 * Returns the table of the script tag’s sizes in kB (gzip) and their limits. It is read from README.md, where checks
 * keep it up to date.
 */
export function bytesTable() {
  const [, text = ''] = source('README.md').split('<!-- tag bytes -->')
  const rows = (text.split('<!-- /tag bytes -->')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim()),
    )
  return table(
    ['Script tag, gzip', 'kB', 'Limit', 'Size'],
    rows.map(([label = '', size = '', limit = '']) => [
      withCode(label),
      size,
      limit,
      html`<meter min="0" max="${Math.max(...rows.map((row) => Number(row[2])))}" value="${size}" aria-label="${label}"></meter>`,
    ]),
  )
}
