import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { html } from '../../../openapi/reference/html.ts'
import { calls } from './call-pages.ts'
import { contract } from './sources.ts'

/**
 * New addresses by the anchors of the page `/reference/`. That page contained the reference of the contract before the
 * reference became part of the documentation.
 */
export const newAddresses: [anchor: string, path: string][] = [
  ['headers', 'api/#headers'],
  ['names', 'api/'],
  ['stream', 'api/#stream'],
  ['errors', 'errors/'],
  ['shapes', 'api/shapes/'],
  ...contract.tags.map(({ name }): [string, string] => [name, `api/#${name}`]),
  ...calls.map(({ operation: { operationId } }): [string, string] => [
    operationId,
    `sdk/${operationId.replace('.', '/')}/`,
  ]),
  ...Object.keys(contract['x-errors']).map((name): [string, string] => [`error-${name}`, `errors/${name}/`]),
  ...Object.keys(contract.components.schemas).map((name): [string, string] => [
    `schema-${name}`,
    `api/shapes/#schema-${name}`,
  ]),
]

/**
 * Returns the page for old links, which end with `#` and an anchor. Browsers do not send the anchor to the server, so
 * no server can redirect these links. Instead, the script of the page opens the new address at once. Without the
 * script, the user clicks the link that the page lists for the anchor.
 */
export const oldAddressesPage = (): string =>
  `${
    html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The reference moved · Bourselet documentation</title><link rel="icon" href="../favicon.svg">
<link rel="stylesheet" href="../docs/tokens.css"><link rel="stylesheet" href="../docs/docs.css">
<script type="module" src="old-addresses.js"></script></head>
<body><main><h1>The reference is part of the documentation</h1><p><a href="../docs/api/">API</a></p>
<ul class="plain">${newAddresses.map(
      ([anchor, path]) => html`<li id="${anchor}"><a href="../docs/${path}">${anchor}</a></li>`,
    )}</ul></main></body></html>`.text
  }\n`

/** Writes the page for old links to a folder beside the documentation. */
export function writeOldAddresses(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), oldAddressesPage())
  const script = 'old-addresses.js'
  copyFileSync(join(import.meta.dirname, '..', 'client', script), join(folder, script))
}
