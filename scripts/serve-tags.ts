import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import type { Connect } from 'vite'
import { root } from './run.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
}

async function send(
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
): Promise<boolean> {
  const content = await readFile(file).catch(() => null)
  if (content === null) return false
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  response.end(content)
  return true
}

/**
 * Serves the frame page with headers that allow partners' pages to embed it. No page can embed any other page
 * of the site.
 */
export function serveFrame(
  folder: string,
  headers: () => Promise<Record<string, string>>,
): Connect.NextHandleFunction {
  const file = join(root, folder, 'frame.html')
  return (_request, response, next) => {
    headers()
      .then((given) => send(response, file, { ...given, 'cache-control': 'no-cache' }))
      .then((sent) => sent || next(), next)
  }
}

/** Serves the script build of the custom elements to a site that runs from sources. */
export function serveTags(folder: string): Connect.NextHandleFunction {
  const within = join(root, folder)
  return (request, response, next) => {
    const file = join(within, new URL(request.url ?? '/', 'http://site').pathname)
    if (relative(within, file).startsWith('..')) return next()
    send(response, file, { 'access-control-allow-origin': '*' }).then((sent) => sent || next(), next)
  }
}
