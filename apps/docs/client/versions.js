// The menu of versions, and the notice of an old version about a newer one. The list of versions is read when a page
// opens, because releases never change after their publication and later ones are unknown to them. Without the list
// the page names its own version only.
const { root: rootPath, path, version } = document.body.dataset
const root = new URL(rootPath, location.href)

/** The folder that contains the list of versions. A release stands in a folder that is named by its version there. */
export const home = root.pathname.endsWith(`/${version}/`) ? new URL('..', root) : root

const place = document.querySelector('.version')
const isRelease = (entry) => entry.version !== 'next' && !entry.version.includes('-')

/** Returns the content of a JSON file; null if there is none. Some servers answer a missing file with index.html. */
async function read(address) {
  const response = await fetch(address).catch(() => null)
  const isJson = response?.ok && response.headers.get('content-type')?.includes('json')
  return isJson ? response.json() : null
}

/** Adds an element with a text and properties to another one, and returns it. */
export function add(parent, name, text, properties = {}) {
  const element = Object.assign(document.createElement(name), properties, text ? { textContent: text } : {})
  parent.append(element)
  return element
}

const pageLists = new Map()
/** Returns true if another version has the page that is open. */
async function hasPage(entry) {
  if (!pageLists.has(entry)) pageLists.set(entry, read(new URL(`${entry.path}pages.json`, home)))
  return (await pageLists.get(entry))?.pages.includes(path) ?? false
}

/** Returns the address of the open page in another version, or of that version's start page. */
const addressIn = (entry, has) => {
  const address = new URL(entry.path + (has ? path : ''), home)
  if (has) address.hash = location.hash
  return address.href
}

function noteOf(entry, latest) {
  if (entry.version === 'next') return 'unreleased'
  if (!isRelease(entry)) return 'pre-release'
  return entry === latest ? 'latest' : ''
}

/** Writes a version with its note into an element. */
function label(element, entry, latest) {
  element.append(entry.version)
  const note = noteOf(entry, latest)
  if (note) element.append(' ')
  if (note) add(element, 'small', note)
}

/** Shows the menu: a button with the version of this page, and links to the others. */
function showMenu(versions, own, latest) {
  place.replaceChildren()
  const button = add(place, 'button', '', { type: 'button', ariaExpanded: 'false' })
  button.setAttribute('aria-controls', 'versions')
  add(button, 'span', 'Version ', { className: 'unseen' })
  label(button, own, latest)
  const list = add(place, 'ul', '', { id: 'versions', hidden: true, ariaLabel: 'Versions' })
  const links = versions.map((entry) => {
    const link = add(add(list, 'li'), 'a', '', { href: addressIn(entry, entry === own) })
    if (entry === own) link.ariaCurrent = 'true'
    label(link, entry, latest)
    return link
  })
  const open = (isOpen) => {
    list.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
    if (isOpen)
      versions.forEach(async (entry, at) => {
        links[at].href = addressIn(entry, await hasPage(entry))
      })
  }
  button.addEventListener('click', () => open(list.hidden))
  place.addEventListener('keydown', (event) => {
    const at = links.indexOf(document.activeElement)
    const target = {
      ArrowDown: Math.min(at + 1, links.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: links.length - 1,
    }[event.key]
    if (event.key === 'Escape' && !list.hidden) {
      open(false)
      button.focus()
    } else if (target !== undefined && (event.key === 'ArrowDown' || !list.hidden)) {
      event.preventDefault()
      if (list.hidden) open(true)
      links[target].focus()
    }
  })
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !place.contains(relatedTarget)) open(false)
  })
  list.addEventListener('click', () => open(false))
  addEventListener('pointerdown', ({ target }) => {
    if (!place.contains(target)) open(false)
  })
}

/** Says at the top of an old version that there is a newer one. */
async function showNotice(latest) {
  const has = await hasPage(latest)
  const notice = document.createElement('aside')
  notice.className = 'newer'
  notice.ariaLabel = 'Newer version'
  const text = add(notice, 'p')
  text.append(`This page is about version ${version}. The latest release is ${latest.version}. `)
  add(
    text,
    'a',
    has ? `Read this page of ${latest.version}` : `Read the documentation of ${latest.version}`,
    {
      href: addressIn(latest, has),
    },
  )
  add(notice, 'p', 'Live tags, their bytes and calls are those of the release that this site runs.')
  document.querySelector('main').prepend(notice)
}

async function showVersions() {
  const versions = (await read(new URL('versions.json', home)))?.versions ?? []
  const latest = versions.find(isRelease)
  // The list may lack this version, for example where its folder was added without writing the list again.
  const own = versions.find((entry) => entry.version === version)
  const all = own ? versions : [{ version, path: root.href }, ...versions]
  if (all.length > 1) showMenu(all, own ?? all[0], latest)
  if (own && latest && versions.indexOf(own) > versions.indexOf(latest)) await showNotice(latest)
}

/** Resolves when the header names all versions. */
export const shown = showVersions()
