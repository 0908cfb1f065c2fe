import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'

/**
 * The strictest content security policy under which the tags run. The README publishes this policy. Scripts and frames
 * come only from the operator. Style sheets come from the operator and from the page's own origin. Public calls and the
 * stream go only to the API. Inline scripts and inline styles are forbidden, and Trusted Types are required.
 */
const policy = (operator: string, api: string) =>
  [
    "default-src 'none'",
    `script-src ${operator}`,
    `frame-src ${operator}`,
    `style-src 'self' ${operator}`,
    `connect-src ${api} ${api.replace(/^http/, 'ws')}`,
    'img-src data:',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

interface TagDeclaration {
  tagName: string
  bourselet: { required: string[] }
}

/** Values for the attributes that some tags require. Without them, such a tag shows nothing. */
const required: Record<string, string> = { symbol: 'BTCUSDT', guide: '1' }

function attributeOf(name: string): string {
  if (!(name in required)) throw new Error(`The page with every tag has no value for the attribute ${name}`)
  return ` ${name}="${required[name]}"`
}

/**
 * Returns the markup of every tag. If `asked` is given, returns only the tags in this comma-separated list of names.
 */
async function tagMarkup(asked: string | null): Promise<string> {
  const file = join(import.meta.dirname, '../../packages/elements/custom-elements.json')
  const { modules } = JSON.parse(await readFile(file, 'utf8')) as {
    modules: { declarations: [TagDeclaration] }[]
  }
  const names = asked?.split(',')
  return modules
    .map(({ declarations: [declaration] }) => declaration)
    .filter(({ tagName }) => names?.includes(tagName) ?? true)
    .map(({ tagName, bourselet }) => {
      const attributes = bourselet.required.map(attributeOf)
      return `<${tagName}${attributes.join('')}></${tagName}>`
    })
    .join('\n      ')
}

/** Pages that the server sends with the content security policy that `policy` returns. */
const strict = new Set(['hostile.html', 'every-tag.html'])

/**
 * Serves a partner's site: plain HTML pages of another origin. In the pages, `{{operator}}` and `{{api}}` are replaced
 * by the addresses of the operator's site and API. `{{tags}}` is replaced by the tags that the query parameter `tags`
 * lists; without this parameter, by all tags.
 */
export function servePartner(port: number, operator: string, api: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://partner')
    // `URL.parse` returns null for an address such as `//`, so the server answers 400.
    if (!address) return void response.writeHead(400).end()
    const { pathname: path, searchParams } = address
    const name = path === '/' ? 'index.html' : path.slice(1)
    if (!/^[a-z-]+\.(html|css|js)$/.test(name)) return void response.writeHead(404).end()
    const text = await readFile(join(import.meta.dirname, 'pages', name), 'utf8').catch(() => null)
    if (text === null) return void response.writeHead(404).end()
    const type = name.endsWith('.css') ? 'text/css' : name.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.setHeader('content-type', `${type}; charset=utf-8`)
    if (strict.has(name)) response.setHeader('content-security-policy', policy(operator, api))
    const page = text.replaceAll('{{operator}}', operator).replaceAll('{{api}}', api)
    const needsTags = page.includes('{{tags}}')
    response.end(needsTags ? page.replace('{{tags}}', await tagMarkup(searchParams.get('tags'))) : page)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
