// Limits the reference to the calls, refusals and shapes that contain every word of the search field. Without this
// script the field is absent and the page shows everything.
const form = document.querySelector('search')
const field = document.querySelector('input')
const count = document.querySelector('output')
const entries = [...document.querySelectorAll('.call, .shape, [id^="error-"]')]
const texts = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]))
const main = document.querySelector('main')
const links = [...document.querySelectorAll('nav a')]

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter((entry) => words.every((word) => texts.get(entry).includes(word)))
  const isShown = new Set(found)
  for (const entry of entries) entry.hidden = !isShown.has(entry)
  const visible = (element) => words.length === 0 || found.some((entry) => element.contains(entry))
  for (const element of main.children) if (element.tagName !== 'H1') element.hidden = !visible(element)
  for (const link of links) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    link.hidden = target === null || !(isShown.has(target) || visible(target))
  }
  for (const group of document.querySelectorAll('nav details')) {
    group.hidden = group.querySelector('summary a').hidden
    if (words.length > 0) group.open = true
  }
  count.textContent = words.length === 0 ? '' : `${found.length} found`
}

form.hidden = false
field.addEventListener('input', show)
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  field.focus()
})
