import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { local, securityHeaders } from '../apps/reference/security-headers.ts'
import { scriptBuild } from '../scripts/build.ts'
import { addScriptReleases } from '../scripts/script-releases.ts'
import { serveSite } from '../scripts/serve-site.ts'
import { api } from './addresses.ts'

/** A site of an operator with the releases 1.2.3 and 1.3.0 of the tags, and pages of a partner that use them. */
export type ReleasePages = {
  operator: string
  /** Address of the pages: `/<version>/<file>` is a page with a ticker. */
  partner: string
  close: () => void
}

/**
 * Serves a page with a ticker at `/<version>/<file>`. Its tags load the script and the style sheet from
 * `/elements/<version>/`. The attribute `integrity` has the hash of `<file>`, so a test can choose a wrong one. The
 * content security policy allows only this folder, or all of `/elements/` for the range `v1`.
 */
function servePages(operator: string): Promise<Server> {
  const integrity: Record<string, string> = JSON.parse(
    readFileSync(join(scriptBuild, 'integrity.json'), 'utf8'),
  )
  const server = createServer((request, response) => {
    const [, version, file] = request.url!.split('/')
    const elements = `${operator}/elements`
    const allowed = version === 'v1' ? `${elements}/` : `${elements}/${version}/`
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      [
        "default-src 'none'",
        `script-src ${allowed}`,
        `style-src ${allowed}`,
        `connect-src ${api} ${api.replace('http', 'ws')}`,
        'img-src data:',
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    )
    response.end(`<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">
      <link rel="stylesheet" href="${elements}/${version}/reserve.css">
      <script type="module" crossorigin src="${elements}/${version}/autoload.js"
        integrity="${integrity[file!]}" data-api-base="${api}"></script>
      <bourselet-ticker symbol="BTCUSDT"></bourselet-ticker>`)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Starts the site of the operator and the pages of the partner on free ports. */
export async function serveReleases(): Promise<ReleasePages> {
  const folder = mkdtempSync(join(tmpdir(), 'script-releases-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Site</title>')
  for (const version of ['1.2.3', '1.3.0'])
    addScriptReleases(join(folder, 'elements'), scriptBuild, version, '')
  const site = await serveSite(folder, 0, securityHeaders(local), {})
  const operator = `http://localhost:${portOf(site)}`
  const pages = await servePages(operator)
  return {
    operator,
    partner: `http://127.0.0.1:${portOf(pages)}`,
    close() {
      for (const server of [site, pages]) {
        server.closeAllConnections()
        server.close()
      }
      rmSync(folder, { recursive: true })
    },
  }
}
