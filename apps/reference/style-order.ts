import type { Plugin } from 'vite'

/**
 * Makes the page load the shared style sheets before all others, because sheets of features override some of their rules.
 * Vite writes the links in the order of the scripts, which changes with the modules that a script contains.
 */
export const sharedStylesFirst = (): Plugin => ({
  name: 'shared-styles-first',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      const shared = links.find((link) => link.includes('/shared-styles-'))
      if (!shared || !links[0]) throw new Error('the page has no link to the shared style sheets')
      return html
        .replace(shared, '')
        .replace(links[0] === shared ? links[1]! : links[0], (first) => shared + first)
    },
  },
})
