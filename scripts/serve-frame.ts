import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect } from 'vite'

/**
 * Serves the frame page with headers that allow partners' pages to embed it. No page can embed any other page
 * of the site.
 */
export function serveFrame(
  folder: string,
  headers: () => Promise<Record<string, string>>,
): Connect.NextHandleFunction {
  const file = join(folder, 'frame.html')
  return (_request, response, next) => {
    Promise.all([headers(), readFile(file).catch(() => null)]).then(([given, content]) => {
      if (content === null) return next()
      const own = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' }
      response.setHeaders(new Map(Object.entries({ ...given, ...own })))
      response.end(content)
    }, next)
  }
}
