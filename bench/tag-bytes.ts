import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestName, type TagBytes as Sizes } from '../packages/elements/tag-sizes.ts'
import { scriptBuild } from '../scripts/build.ts'
import { bundleSdk } from './sdk/bundle-sdk.ts'
import { sdkBudgets } from './sdk-budgets.ts'

export type TagBytes = {
  /** Gzip bytes of pages that use a part of the SDK and no widgets, by the import statements of the page. */
  sdk: ReadonlyMap<string, number>
  /**
   * Returns the gzip bytes that a page fetches until its first custom element shows a price or a candle, with English
   * texts. Only the ticker and the price chart are measured.
   */
  first: (tag: string) => number
  /** Returns the gzip bytes that a page fetches when the price chart is first used: the chart library. */
  use: (tag: string) => number
  /** Bytes of the first member tag on a partner's page, which shows the tag in a frame of the operator's site. */
  framed: number
  /**
   * Bytes of the first member tag on a page of the operator: the loader, the client of member tags and the trade
   * ticket.
   */
  own: number
  /**
   * Returns the bytes that another custom element adds to a page that has already loaded a ticker. For a member tag,
   * the page has also loaded the client of member tags. Messages and drawing libraries are not counted, because they
   * load later.
   */
  further: (tag: string) => number
}

type Manifest = { modules: { declarations: { tagName: string; bourselet: { bytes: Sizes } }[] }[] }

/** Returns the gzip bytes of the custom elements in a folder with a script build. */
export async function tagBytes(folder = scriptBuild): Promise<TagBytes> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
  const declared = manifest.modules.flatMap(({ declarations }) => declarations)
  const sizes = new Map(declared.map(({ tagName, bourselet }) => [tagName, bourselet.bytes]))
  return {
    sdk: new Map(
      await Promise.all(sdkBudgets.map(async ({ code }) => [code, await bundleSdk(code)] as const)),
    ),
    first: (tag) => sizes.get(tag)!.first!,
    use: (tag) => sizes.get(tag)!.use!,
    framed: sizes.get('bourselet-trade-ticket')!.page,
    own: sizes.get('bourselet-trade-ticket')!.own!,
    further: (tag) => sizes.get(tag)!.further,
  }
}
