import { defineConfig, settingsOf } from './config-element.ts'
import { loadAgain } from './load-again.ts'
import { tryMemberClient } from './load-member-client.ts'
import { pageWide } from './page-wide.ts'
import { configure, pageSettings } from './settings.ts'
import { isForeignPage } from './site.ts'
import { tags } from './tags.ts'
import { isFramed, tierOf } from './tiers.ts'

const { requested } = pageWide

/** The first request for the client of member tags; null until it is sent. It resolves even if the request fails. */
let memberClient: Promise<unknown> | null = null

/**
 * Requests the client of member tags if this page needs it: the page has the origin of the operator's site, and it
 * contains a member tag or may have stored a member's log-in token. Market tags are defined only after this request has
 * ended. Otherwise, they would be mounted with the client of market data and would have to be mounted again with the
 * client of member tags.
 */
function prepare(names: readonly string[]): void {
  const isMember = (name: string) => Object.hasOwn(tags, name) && tierOf(name) === 'money'
  if (memberClient || isForeignPage()) return
  if (!names.some(isMember) && pageSettings().tokenStore !== 'cookie') return
  memberClient = tryMemberClient()
}

/**
 * Defines one tag. A member tag is defined as a frame if the page has another origin than the operator's site. The page
 * then loads neither the tag's file nor Preact.
 */
async function define(name: string, load: () => Promise<unknown>): Promise<void> {
  if (isFramed(name)) {
    const { defineFramed } = await import('./frame/framed-element.ts')
    defineFramed(name)
  } else {
    if (tierOf(name) === 'open') await memberClient
    await load()
  }
}

function ask(name: string): void {
  const load = Object.hasOwn(tags, name) && tags[name]
  if (load) requested.add(name)
  const request = () =>
    load ? define(name, load) : import('./warn-misspelt.ts').then(({ warnMisspelt }) => warnMisspelt(name))
  void request().catch((error: unknown) => {
    console.error(`bourselet: ${name} could not be loaded`, error)
    return loadAgain(request)
  })
}

const isNew = (name: string) =>
  name.startsWith('bourselet-') && !requested.has(name) && !customElements.get(name)

/**
 * Loads the file of every tag in a node, including the node itself. Repeats failed requests until the file is loaded.
 * Tags in the document are found without this call, even if they are added later. Tags in a shadow root need it.
 */
export function discover(node: Document | DocumentFragment | Element): void {
  const elements = [...(node instanceof Element ? [node] : []), ...node.querySelectorAll('*')]
  const names = [...new Set(elements.map(({ localName }) => localName).filter(isNew))]
  if (names[0]) prepare(names)
  for (const name of names) ask(name)
}

/** Removes the release folder: `/elements/v1.2.3/autoload.js` becomes `/elements/autoload.js`. */
const unversioned = (address: string) => address.replace(/\/v\d[^/]*(?=\/[^/]*$)/, '')

/**
 * Reads the settings in the attributes of the script that runs from the address `src`. The script element itself may
 * name a range of releases that redirects to this address, such as `/elements/v1/autoload.js`. Then loads the file of
 * every tag in the document, and of every tag that is added later.
 */
export function start(src: string): void {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  const own =
    scripts.find((script) => script.src === src) ??
    scripts.find((script) => unversioned(script.src) === unversioned(src))
  if (own) configure(settingsOf(own, 'data-'))
  defineConfig()
  discover(document)
  new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.addedNodes) if (node instanceof Element) discover(node)
  }).observe(document, { childList: true, subtree: true })
}
