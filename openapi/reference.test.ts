import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { html } from './reference/html.ts'
import { referencePage } from './reference/page.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const document = JSON.parse(read('openapi.json'))
const page = referencePage(document, JSON.parse(read('examples.json')))

test('the reference page loads only its icon, style sheet and search script, and contains no inline style or script', () => {
  const loaded = [...page.matchAll(/(?:src|<link[^>]+href)="([^"]+)"/g)].map(([, address]) => address)
  expect(loaded).toEqual(['../favicon.svg', 'page.css', 'search.js'])
  expect(page).not.toMatch(/<style|<script(?![^>]+src=)|<img|<iframe| on\w+=| style=/)
})

test('every link of the reference page leads to an anchor on the page', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  const links = [...page.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(links.length).toBeGreaterThan(1000)
  expect([...new Set(links.filter((link) => !link.startsWith('#') || !ids.has(link.slice(1))))]).toEqual([])
})

test('the reference page contains every call, every refusal, and three source badges for each call', () => {
  for (const [path, item] of Object.entries(
    document.paths as Record<string, Record<string, { operationId: string }>>,
  )) {
    const [method, operation] = Object.entries(item)[0]!
    expect(page).toContain(`<section class="call" id="${operation.operationId}">`)
    expect(page).toContain(`${method.toUpperCase()} ${path}`)
  }
  for (const name of Object.keys(document['x-errors'])) expect(page).toContain(`id="error-${name}"`)
  expect(page.match(/class="badge (stated|implied|chosen)"/g)).toHaveLength(3 * 88)
})

test('the template tag html escapes inserted texts, but not inserted Html', () => {
  const page = html`<p title="${'"'}">${'<b>&'}${[1, false, html`<i>`]}</p>`
  expect(page.text).toBe('<p title="&#34;">&#60;b&#62;&#38;1<i></p>')
})
