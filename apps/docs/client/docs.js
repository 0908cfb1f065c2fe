// Search, copy buttons, theme, live tags and calls of the sandbox. Every page is readable without this script.
import { add, home } from './versions.js'

const root = new URL(document.body.dataset.root, location.href)
const $ = (selector) => document.querySelector(selector)

// Theme
const light = matchMedia('(prefers-color-scheme: light)')
const themeButton = $('.theme')
const themeOf = () => document.documentElement.dataset.theme ?? (light.matches ? 'light' : 'dark')
const showTheme = () => {
  themeButton.textContent = themeOf() === 'dark' ? 'Light' : 'Dark'
  $('bourselet-config')?.setAttribute('theme', themeOf())
}
themeButton.hidden = false
showTheme()
light.addEventListener('change', showTheme)
themeButton.addEventListener('click', () => {
  document.documentElement.dataset.theme = themeOf() === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem('bourselet.docs.theme', themeOf())
  } catch {
    // Without storage the theme lasts until the next page.
  }
  showTheme()
})

// Copy
for (const figure of document.querySelectorAll('.code')) {
  const button = add(figure.querySelector('figcaption'), 'button', 'Copy', { type: 'button' })
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(figure.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
}

// Tabs: code in several languages. Without this script the examples follow each other.
for (const tabs of document.querySelectorAll('.tabs')) {
  const figures = [...tabs.querySelectorAll('.code')]
  const list = document.createElement('div')
  list.role = 'tablist'
  list.ariaLabel = tabs.ariaLabel
  // A figure with a caption may not have the role of a panel, so each is put into one.
  const panels = figures.map((figure) => {
    const panel = document.createElement('div')
    panel.role = 'tabpanel'
    figure.replaceWith(panel)
    panel.append(figure)
    return panel
  })
  const choose = (chosen, isByKey) => {
    panels.forEach((panel, at) => {
      const tab = list.children[at]
      panel.hidden = at !== chosen
      tab.ariaSelected = String(at === chosen)
      tab.tabIndex = at === chosen ? 0 : -1
      if (at === chosen && isByKey) tab.focus()
    })
  }
  figures.forEach((figure, at) => {
    const title = figure.querySelector('figcaption').firstChild
    const tab = add(list, 'button', title.textContent, { type: 'button', role: 'tab' })
    title.remove()
    panels[at].ariaLabel = tab.textContent
    tab.addEventListener('click', () => choose(at))
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (step) choose((at + step + figures.length) % figures.length, true)
    })
  })
  tabs.prepend(list)
  choose(0)
}

// On a phone, the list of pages is closed until the reader opens it.
if (matchMedia('(max-width: 760px)').matches) $('.side .all')?.removeAttribute('open')

// Search
const field = $('search input')
const results = $('search ul')
let index
$('search').hidden = false
/** Returns the entries of the search. After a failed request, the next key fetches them again. */
const entriesOf = () => {
  index ??= fetch(new URL('search.json', root))
    .then((response) => response.json())
    .catch(() => {
      index = undefined
      return null
    })
  return index
}
field.addEventListener('input', async () => {
  const entries = await entriesOf()
  if (!entries) return
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const score = ({ title, name, text }) => {
    const names = [title, name ?? ''].map((one) => one.toLowerCase())
    const isIn = (word) => names.some((one) => one.includes(word))
    if (!words.every((word) => isIn(word) || text.includes(word))) return 0
    if (!words.every(isIn)) return 1
    const isWhole = names.includes(words.join(' '))
    return isWhole ? 4 : names.some((one) => one.startsWith(words[0])) ? 3 : 2
  }
  const found =
    words.length === 0
      ? []
      : entries
          .map((entry) => ({ entry, score: score(entry) }))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, 12)
  results.replaceChildren()
  results.hidden = words.length === 0
  for (const { entry } of found) {
    const link = add(add(results, 'li'), 'a', '', { href: new URL(entry.path, root).href })
    add(link, 'b', entry.title)
    add(link, 'small', entry.kind)
  }
  if (words.length > 0 && found.length === 0) add(results, 'li', 'Nothing found.')
})
field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') results.querySelector('a')?.click()
})
const closeResults = () => {
  results.hidden = true
}
$('search').addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || results.hidden) return
  closeResults()
  field.focus()
})
$('search').addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !$('search').contains(relatedTarget)) closeResults()
})
results.addEventListener('click', closeResults)
addEventListener('pointerdown', ({ target }) => {
  if (!$('search').contains(target)) closeResults()
})
addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName ?? '')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  field.focus()
})

// The settings of the site that serves this documentation. Elsewhere there are no previews and no calls.
const config = await fetch(new URL('../config.json', home))
  .then((response) => (response.ok ? response.json() : null))
  .catch(() => null)
const apiBase = config ? config.apiBase || location.origin : null

// Live tags
const previews = [...document.querySelectorAll('[data-preview]')]
if (apiBase && previews.length > 0) {
  const settings = add(document.body, 'bourselet-config')
  settings.setAttribute('api-base', apiBase)
  if (typeof config.streamUrl === 'string') settings.setAttribute('stream', config.streamUrl)
  settings.setAttribute('locale', 'en')
  for (const preview of previews) {
    const { tag, symbol, guide } = preview.querySelector('template').content.firstElementChild.dataset
    const element = document.createElement(tag)
    if (symbol) element.setAttribute('symbol', symbol)
    if (guide) element.setAttribute('guide', guide)
    preview.querySelector('.none')?.remove()
    preview.append(element)
  }
  showTheme()
  // Without the script of the tags, the rest of this page still works.
  await import(new URL('../elements/autoload.js', home).href).catch(() => {})
}

// Events of the preview
const heard = $('[data-heard]')
if (heard && apiBase) {
  heard.hidden = false
  for (const name of heard.dataset.heard.split(' '))
    $('[data-preview]').addEventListener(name, ({ detail }) => {
      heard.querySelector('.none')?.remove()
      const entry = document.createElement('li')
      heard.querySelector('ol').prepend(entry)
      add(entry, 'code', name)
      add(entry, 'small', new Date().toLocaleTimeString('en-GB'))
      add(entry, 'code', JSON.stringify(detail))
    })
}

// Bytes: the script build that this site serves contains the sizes of its tags.
const bytes = $('[data-bytes]')
if (bytes && config) {
  const { modules } = await fetch(new URL('../elements/custom-elements.json', home)).then((response) =>
    response.json(),
  )
  const declaration = modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === bytes.dataset.bytes)
  const { page, further, frame } = declaration?.bourselet.bytes ?? {}
  const rows = frame
    ? [
        ['On a partner’s page, as its first tag', page],
        ['In the frame', frame],
        ['On a page of the operator that has a ticker', further],
      ]
    : [
        ['First tag of the page', page],
        ['On a page that has a ticker', further],
      ]
  for (const [title, size] of declaration ? rows : []) {
    const row = add(bytes.querySelector('tbody'), 'tr')
    add(row, 'td', title)
    add(row, 'td', `${(size / 1000).toFixed(1)} kB`)
  }
  // An old version may describe a tag that the site no longer serves.
  bytes.hidden = declaration === undefined
}

// Tokens
for (const control of document.querySelectorAll('[data-set]')) {
  control.addEventListener('input', () => {
    const unit = control.type === 'range' ? 'px' : ''
    $('.tokens-stage').style.setProperty(control.dataset.set, control.value + unit)
  })
}

// Calls of the sandbox: only where the API says that its money is paper.
let token
async function send(method, path, request, headers = {}) {
  const url = new URL(apiBase + path, location.href)
  const isGet = method === 'GET'
  if (isGet)
    for (const [name, value] of Object.entries(request))
      url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const response = await fetch(url, {
    method,
    headers: {
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      'accept-language': 'en',
      ...headers,
    },
    ...(isGet ? {} : { body: JSON.stringify(request) }),
  })
  return response.json()
}

const form = $('[data-try]')
if (form && apiBase) {
  const { settings, login } = await fetch(new URL('calls.json', root)).then((response) => response.json())
  const answer = await send(settings.method, settings.path, {}).catch(() => null)
  form.hidden = answer?.data?.sandbox !== true
  const shown = form.querySelector('pre')
  const status = form.querySelector('output')
  form.querySelector('[data-send]').addEventListener('click', async () => {
    status.textContent = 'Sending …'
    try {
      const request = JSON.parse(form.querySelector('textarea').value)
      const headers = {}
      if (form.querySelector('[data-demo]')?.checked) {
        token ??= (
          await send(login.method, login.path, { account: 'demo@example.com', password: 'demo1234' })
        ).data?.token
        if (token) headers['api-token'] = token
      }
      if (form.dataset.key === 'yes') headers['idempotency-key'] = crypto.randomUUID()
      const start = performance.now()
      const result = await send(form.dataset.method, form.dataset.path, request, headers)
      status.textContent = `code ${result.code}, ${Math.round(performance.now() - start)} ms`
      shown.textContent = JSON.stringify(result, null, 2)
      shown.hidden = false
    } catch (error) {
      status.textContent = String(error.message ?? error)
    }
  })
}
