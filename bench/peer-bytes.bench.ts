import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildScriptTags } from '../scripts/build.ts'
import { runBeside } from '../scripts/run.ts'
import type { BenchResult } from './bench-result.ts'
import { bundlePage, type PageBytes } from './peers/bundle-page.ts'
import { type Peer, type PeerPage, peers } from './peers/peer-pages.ts'
import { tagBytes } from './tag-bytes.ts'

/**
 * Flag that makes `run.ts` run this benchmark only if it is named. The benchmark installs the packages of other vendors
 * from the network, which takes minutes.
 */
export const needsNetwork = true

const kB = (bytes: number) => bytes / 1000
type Row = BenchResult['rows'][number]
const row = (label: string, bytes: number): Row => ({ label, value: kB(bytes), unit: 'kB' })

/**
 * Returns true if all packages of the peer (another vendor of widgets) are installed in the folder, in exactly the
 * given versions.
 */
function isInstalled(folder: string, { packages }: Peer): boolean {
  return Object.entries(packages).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  })
}

/** Installs the packages of the peer into the folder, without running their install scripts. */
async function install(folder: string, peer: Peer): Promise<void> {
  if (isInstalled(folder, peer)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const exact = Object.entries(peer.packages).map(([name, version]) => `${name}@${version}`)
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runBeside('npm', ['install', ...options, ...exact])
  if (code !== 0) throw new Error(`The packages of ${peer.name} cannot be installed:\n${output}`)
}

const pageCode = ({ imports, content }: Pick<PeerPage, 'imports' | 'content'>) => `
  import { createRoot } from 'react-dom/client'
  ${imports}
  const eth = { name: 'Ethereum', symbol: 'ETH', address: '', decimals: 18, chainId: 8453, image: null }
  createRoot(document.body).render(<>${content}</>)`

/** Returns the result rows of a page. For a further widget, counts only the bytes added to the previous page. */
function pageRows(peer: Peer, { label, further }: PeerPage, page: PageBytes, before: PageBytes): Row[] {
  const name = `${peer.name}, ${further ? 'further' : 'first'}: ${label}`
  if (further)
    return [row(`${name}: scripts`, page.script - before.script), row(`${name}: CSS`, page.css - before.css)]
  return [
    row(`${name}: scripts`, page.script),
    row(`${name}: CSS`, page.css),
    row(`${name}: ${page.laterFiles} scripts that load later, all together`, page.later),
    ...(page.missing.length > 0
      ? [{ label: `${name}: modules of Node left empty`, value: page.missing.join(', '), unit: '' }]
      : []),
  ]
}

async function peerRows(folder: string, peer: Peer): Promise<Row[]> {
  await install(folder, peer)
  const empty = await bundlePage(folder, pageCode({ imports: '', content: '' }))
  const rows = [row(`${peer.name}: React alone, part of each first page below`, empty.script)]
  let before = empty
  for (const page of peer.pages) {
    const bytes = await bundlePage(folder, pageCode(page))
    rows.push(...pageRows(peer, page, bytes, before))
    before = bytes
  }
  return rows
}

/**
 * Measures the bytes of the published packages of other vendors, for the first widget of a page and for each further
 * widget. Prints them together with the bytes of our script tag. The widgets have different features, so no ratio has a
 * limit. PEER_PACKAGES names a folder that keeps the installed packages for the next run; without it, they are in a
 * temporary folder.
 */
export async function run(): Promise<BenchResult> {
  await buildScriptTags()
  const ours = await tagBytes()
  const rows = [
    row('Bourselet, first: ticker with its texts, styles inside', ours.first('bourselet-ticker')),
    row('Bourselet, first: a member tag as a frame, on the page', ours.framed),
    row('Bourselet, first: trade ticket on an own page', ours.own),
    ...['order-book', 'convert', 'trade-ticket', 'futures-panel'].map((tag) =>
      row(`Bourselet, further: ${tag.replace('-', ' ')}`, ours.further(`bourselet-${tag}`)),
    ),
  ]
  const kept = process.env.PEER_PACKAGES
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'peer-bytes-'))
  try {
    for (const peer of peers) rows.push(...(await peerRows(join(folder, peer.folder), peer)))
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true })
  }
  return { name: 'Bytes of widgets beside those of other vendors (gzip)', rows, ratios: [] }
}
