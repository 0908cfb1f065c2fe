import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { newestAddress, releasesOf } from './script-releases.ts'

/**
 * Matches the addresses of files that never change: those with a hash in their name, and those of a release of the
 * custom elements. An address without a file extension gets the page of the site, which can change.
 */
const unchanging = /^\/(assets|elements\/(parts|v\d+\.\d+\.\d+[\w.-]*))\/.*\.\w+$/

/**
 * Returns the caching header of a file. Browsers may keep a file that never changes forever. They check all other files
 * for changes at each use.
 */
const cachingOf = (path: string) =>
  unchanging.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

/**
 * The headers of a redirect to the newest release of a range. Browsers follow it for five minutes without a request.
 * They also require the CORS header for the redirect itself.
 */
const redirectHeaders = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }

/**
 * Serves the built site with compression and caching headers, as an operator should. Browsers may keep files with a hash
 * in their name and files of releases forever. The address of a range of releases, such as `/elements/v1/autoload.js`,
 * redirects to the newest of them. The address of a folder without a final slash redirects to the address with the
 * slash. An unknown address gets index.html unless it ends with a file extension. The given `files` replace files of the
 * build.
 */
export function serveSite(
  folder: string,
  port: number,
  headers: Record<string, string>,
  files: Record<string, Connect.NextHandleFunction>,
): Promise<Server> {
  const site = sirv(folder, {
    brotli: true,
    etag: true,
    single: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cachingOf(path))
      // Partner pages have another origin and load the scripts of the custom elements as modules. Browsers allow this
      // only with CORS headers.
      response.setHeader('access-control-allow-origin', '*')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
  const releases = releasesOf(folder)
  const server = createServer((request, response) => {
    const fromSite = () => site(request, response, () => void response.writeHead(404).end())
    const address = URL.parse(request.url ?? '/', 'http://site')
    // Addresses such as `//` are not valid URLs. Requests for them get status 400.
    if (!address) return void response.writeHead(400).end()
    const { pathname, search } = address
    const given = files[pathname]
    const newest = newestAddress(pathname, releases)
    if (newest) response.writeHead(302, { ...redirectHeaders, location: newest + search }).end()
    // The links of a page in a folder are relative, so its address has to end with a slash.
    else if (!pathname.endsWith('/') && existsSync(join(folder, pathname, 'index.html')))
      response.writeHead(302, { location: `${pathname}/${search}` }).end()
    else if (given) given(request, response, fromSite)
    else fromSite()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
