import { Refusal } from '../refusals/refusal.ts'

const TYPES = new Set(['', 'image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'application/octet-stream'])
const ENDINGS = new Set(['', 'jpg', 'jpeg', 'jpe', 'jfif', 'png'])

/**
 * Matches file extensions of active content at any position of a file name, such as `a.php.png`
 * (docs/rules.md#uploads).
 */
const ACTIVE =
  /\.(?:bat|cgi|cmd|com|dll|exe|hta|html?|jar|js|jsp|lnk|mjs|msi|phar|php\d?|phtml|pl|ps1|py|scr|sh|shtml|svgz?|vbs|wsf|xhtml|xml)(?:\.|$)/i

/** An uploaded file, with the name and type that the client declared. */
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
 * Throws FILE_TYPE if the declared type or name is not that of a picture, as in `a.jpg\0.html`. The real type is
 * determined from the bytes, so a JPG with the name of a PNG is accepted.
 */
export function checkDeclaredType({ name, type }: UploadedFile): void {
  const dot = name.lastIndexOf('.')
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  if (!TYPES.has(type.toLowerCase()) || !ENDINGS.has(ending) || ACTIVE.test(name))
    throw new Refusal('FILE_TYPE', { field: 'file' })
}
