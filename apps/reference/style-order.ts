import type { Plugin } from 'vite'

/**
 * Creates the Vite plugin that moves the link to the shared style sheets before the links to all other style sheets.
 * The shared sheets must come first, because the style sheets of features override some of their rules. Vite writes the
 * links in the order of the scripts, which can change with every build.
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
