import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { servePartner } from '../apps/embed/server.ts'

const OPERATOR = 'https://exchange.example'

test('the strict Content Security Policy of the partner page, the README and the guide allows the script and the style sheet of the custom elements', async () => {
  const server = await servePartner(0, OPERATOR, 'https://api.exchange.example')
  onTestFinished(() => void server.close())
  const page = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/every-tag.html`)
  const policy = page.headers.get('content-security-policy') ?? ''
  const text = await page.text()
  expect(text).toContain(`<link rel="stylesheet" href="${OPERATOR}/elements/reserve.css" />`)
  expect(text).toContain(`src="${OPERATOR}/elements/autoload.js"`)
  const sources = (name: string) => policy.split('; ').find((directive) => directive.startsWith(`${name} `))
  expect(sources('style-src')?.split(' ')).toContain(OPERATOR)
  expect(sources('script-src')?.split(' ')).toContain(OPERATOR)
  const published = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  for (const file of ['README.md', 'apps/docs/guides/embed.md'])
    expect(published(file)).toMatch(new RegExp(`style-src ('self' )?${OPERATOR}`))
})
