import type { IndexHtmlTransformContext } from 'vite'
import { expect, test } from 'vitest'
import { arrangedStyles } from './style-order.ts'

const sheet = (name: string) =>
  `    <link rel="stylesheet" crossorigin href="/assets/${name}-a1b2c3d4.css">\n`
const preload = (name: string) => sheet(name).replace('rel="stylesheet"', 'rel="preload" as="style"')
const page = (...links: string[]) =>
  `<html>\n  <head>\n${links.join('')}  </head>\n  <body></body>\n</html>\n`

function arranged(html: string) {
  const { transformIndexHtml } = arrangedStyles()
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin has no transform')
  const context = { bundle: {} } as IndexHtmlTransformContext
  return transformIndexHtml.handler.call({} as never, html, context)
}

test('only the style sheet of the page’s frame delays the first paint; the shared style sheet precedes those of features', () => {
  const script = '    <script type="module" src="/assets/index.js"></script>\n'
  const built = page(script, ...['site', 'frame-styles', 'terminal', 'shared-styles'].map(sheet))
  const others = ['shared-styles', 'site', 'terminal'].map(preload)
  expect(arranged(built)).toBe(page(sheet('frame-styles'), script, ...others))
})

test('a build without the style sheet of the page’s frame fails', () => {
  expect(() => arranged(page(sheet('site'), sheet('shared-styles')))).toThrow('frame-styles')
})
