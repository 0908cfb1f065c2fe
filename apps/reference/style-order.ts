import type { Plugin } from 'vite'

/**
 * Creates the Vite plugin that arranges the links to the style sheets. Only the sheet of the page's frame (`#shell`)
 * delays the first paint, and the browser requests it before the scripts. All other sheets become preloads, which
 * `applyStyles` turns into sheets before the page renders. The first preload is that of the shared sheets, because the
 * sheets of features override some shared rules. Without this plugin, the links would have the order of the scripts,
 * which can change with every build.
 */
export const arrangedStyles = (): Plugin => ({
  name: 'arranged-styles',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      const of = (name: string) => {
        const link = links.find((link) => link.includes(`/${name}-`))
        if (!link) throw new Error(`the page has no link to the style sheets ${name}`)
        return link
      }
      const [frame, shared] = [of('frame-styles'), of('shared-styles')]
      const others = links.filter((link) => link !== frame && link !== shared)
      const preloads = [shared, ...others].map((link) =>
        link.replace('rel="stylesheet"', 'rel="preload" as="style"'),
      )
      return links
        .reduce((rest, link) => rest.replace(link, ''), html)
        .replace(/ *<script type="module"/, (script) => frame + script)
        .replace(/ *<\/head>/, (end) => preloads.join('') + end)
    },
  },
})
