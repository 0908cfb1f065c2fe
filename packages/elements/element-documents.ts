import type { Plugin } from 'vite'

/** Matches the call by which Preact creates an element. Its last argument contains the options of the new element. */
const creation = /(\.createElementNS\(\w+,\w+,)(\w+)\.is\?\2:\w+\)/

const preact = /\/preact\/dist\/preact\.mjs$/

const part = {
  name: 'element-documents',
  transform(this: { error(message: string): never }, code: string, id: string) {
    if (!preact.test(id)) return null
    if (!creation.test(code))
      this.error(`${id} creates elements in a new way: adjust the pattern \`creation\``)
    return { code: code.replace(creation, '$1$2.is?$2:void 0)'), map: null }
  },
}

/**
 * Creates the Vite plugin that makes Preact create each element with the registry of custom elements of its document.
 * Preact itself uses the registry of the parent element. After a page has moved a tag to another document, such as a
 * popup, the parent still has the registry of the former document, and the browser refuses to create the element.
 */
export const elementDocuments = (): Plugin => ({
  ...part,
  // In tests, Vite bundles Preact before serving it. For this step it uses only the plugins in this list.
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [part] } } }),
})
