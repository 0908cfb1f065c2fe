import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** File name of the manifest of the tags in the script build. */
export const manifestName = 'custom-elements.json'

/**
 * Gzip bytes of the scripts that a tag needs to show its first content. Messages and chart libraries load later
 * and are not counted.
 */
export interface TagBytes {
  /** Bytes on the host page if the tag is the first one of the page. */
  page: number
  /**
   * All bytes that the host page fetches until the tag shows its first price, or its first candle: `page` and the
   * English messages. Only the tags in `late` have this value.
   */
  first?: number
  /** Bytes that the tag fetches when it is first used. Only the price chart, whose library loads then, has this value. */
  use?: number
  /**
   * Additional bytes on a page that has already loaded a ticker. For a member tag, the page has also loaded the client
   * of member tags.
   */
  further: number
  /**
   * Bytes in the frame, if a page of another origin shows the tag as a frame of the operator's site. Only
   * member tags have this value.
   */
  frame?: number
  /**
   * Bytes on a page of the operator, if the tag is the first one of the page, with the client of member tags. Only
   * member tags have this value.
   */
  own?: number
}

/**
 * The messages that a tag loads after its own script and before its first price or candle, and the script that it loads
 * when it is first used. e2e/tag-bytes.spec.ts compares only the messages with the scripts that a browser fetches.
 */
const late: Record<string, { text: string; used?: string }> = {
  'bourselet-ticker': { text: 'ticker' },
  'bourselet-price-chart': { text: 'chart', used: 'chart-view' },
}

/**
 * Returns the files that a page loads for the given entry files: the entries and all their static imports, each
 * with its gzip bytes.
 */
function filesOf(chunks: Map<string, Rolldown.OutputChunk>, sizes: Map<string, number>, entries: string[]) {
  const found = new Map<string, number>()
  const visit = (file: string) => {
    if (found.has(file)) return
    const { code, imports } = chunks.get(file)!
    if (!sizes.has(file)) sizes.set(file, gzipSync(code, { level: 9 }).length)
    found.set(file, sizes.get(file)!)
    for (const imported of imports) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return found
}

const sum = (files: Iterable<[string, number]>) => [...files].reduce((total, [, bytes]) => total + bytes, 0)

type Declaration = { tagName: string; bourselet: { tier: 'open' | 'money'; bytes?: TagBytes } }
type Manifest = { modules: { declarations: Declaration[] }[] }

/**
 * Creates the Vite plugin that adds the manifest of the tags to the script build, with the bytes of each tag
 * measured in the same build. `folder` is the folder of the tag files.
 */
export function tagSizes(folder: string): Plugin {
  return {
    name: 'tag-sizes',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).filter((part) => part.type === 'chunk')
      const chunks = new Map(parts.map((chunk) => [chunk.fileName, chunk]))
      const sizes = new Map<string, number>()
      const files = (...entries: string[]) => filesOf(chunks, sizes, entries)
      const called = (name: string) => parts.find((part) => part.name === name)!.fileName
      const framed = called('framed-element')
      const client = called('member-client')
      const textBytes = (namespace: string) => {
        const asset = Object.values(bundle).find(({ fileName }) => fileName.endsWith(`/en/${namespace}.js`))
        return gzipSync((asset as Rolldown.OutputAsset).source, { level: 9 }).length
      }
      const lateBytes = (tagName: string, loaded: Map<string, number>) => {
        const { text, used } = late[tagName] ?? {}
        const added = used && [...files(called(used))].filter(([file]) => !loaded.has(file))
        return {
          ...(text && { first: sum(loaded) + textBytes(text) }),
          ...(added && { use: sum(added) }),
        }
      }
      const besideOpen = files('autoload.js', `${folder}/bourselet-ticker.js`)
      const besideMember = new Map([...besideOpen, ...files(client)])

      const manifest: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, manifestName), 'utf8'))
      for (const { tagName, bourselet } of manifest.modules.flatMap(({ declarations }) => declarations)) {
        const own = `${folder}/${tagName}.js`
        const beside = bourselet.tier === 'open' ? besideOpen : besideMember
        const further = sum([...files(own)].filter(([file]) => !beside.has(file)))
        const alone = files('autoload.js', own)
        bourselet.bytes =
          bourselet.tier === 'open'
            ? { page: sum(alone), further, ...lateBytes(tagName, alone) }
            : {
                page: sum(files('autoload.js', framed)),
                further,
                frame: sum(files('frame.js', own)),
                own: sum(files('autoload.js', client, own)),
              }
      }
      this.emitFile({ type: 'asset', fileName: manifestName, source: JSON.stringify(manifest) })
    },
  }
}
