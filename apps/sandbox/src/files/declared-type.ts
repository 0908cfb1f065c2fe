import { Refusal } from '../refusals/refusal.ts'

const TYPES = new Set(['', 'image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'application/octet-stream'])
const ENDINGS = new Set(['', 'jpg', 'jpeg', 'jpe', 'jfif', 'png'])

/** What some server or reader might run, wherever it stands in a name: rulebook 18 refuses `a.php.png`. */
const ACTIVE =
  /\.(?:bat|cgi|cmd|com|dll|exe|hta|html?|jar|js|jsp|lnk|mjs|msi|phar|php\d?|phtml|pl|ps1|py|scr|sh|shtml|svgz?|vbs|wsf|xhtml|xml)(?:\.|$)/i

/** A file as a form brings it, with its declared name and type. */
export class UploadedFile {
  readonly bytes: Buffer
  readonly name: string
  readonly type: string

  constructor(bytes: Buffer, name: string, type: string) {
    this.bytes = bytes
    this.name = name
    this.type = type
  }
}

/**
 * The bytes decide what a picture is, so JPG named PNG is nothing bad. A file that calls itself something else
 * altogether is refused with FILE_TYPE: `a.jpg\0.html` is no mistake.
 */
export function checkDeclaredType({ name, type }: UploadedFile): void {
  const dot = name.lastIndexOf('.')
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  if (!TYPES.has(type.toLowerCase()) || !ENDINGS.has(ending) || ACTIVE.test(name))
    throw new Refusal('FILE_TYPE', { field: 'file' })
}
