// Checks that references inside the repository exist: links of Markdown files with their anchors, and docs/
// paths in sources.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './run.ts'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the anchors of a Markdown file, made from its headings as GitHub makes them. */
function anchors(file: string): Set<string> {
  const headings = [...text(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '')
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function problem(target: string, from: string): string | null {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : normalize(join(dirname(from), path))
  if (!existsSync(join(root, file))) return `${from}: ${target} does not exist`
  if (anchor && file.endsWith('.md') && !anchors(file).has(anchor))
    return `${from}: ${target} has no such heading`
  return null
}

const links = files
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...text(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ file, target })),
  )
  .filter(({ target }) => !/^[a-z]+:/.test(target))
  .map(({ file, target }) => problem(target, file))
const mentions = files
  .filter((file) => /\.(tsx?|yaml|css|mjs)$/.test(file))
  .flatMap((file) =>
    [...text(file).matchAll(/\bdocs\/[a-z-]+\.md(#[a-z0-9-]+)?/g)].map(
      ([target]) => problem(target, 'README.md')?.replace('README.md', file) ?? null,
    ),
  )
const problems = [...links, ...mentions].filter((one) => one !== null)
for (const one of problems) console.error(one)
console.log(`${links.length + mentions.length} references, ${problems.length} broken`)
process.exit(problems.length === 0 ? 0 : 1)
