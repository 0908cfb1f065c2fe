import type { Data } from '@bourselet/sdk'

/** The limits of the server for uploaded pictures, which the site settings contain. */
export type PhotoBounds = Data<'site.settings'>['upload']

/**
 * Length in px to which the longer side of a larger picture is reduced before the upload. Documents are legible
 * at this size.
 */
const SENT_SIDE = 2000
/**
 * Maximum size in bytes of a file that is opened as a photo. It is enough for every camera, but too small to
 * exhaust the memory.
 */
const MAX_SOURCE_BYTES = 40 * 1024 * 1024
const QUALITIES = [0.9, 0.75, 0.6]

/** A photo that is ready for upload: upright, reduced in size, and converted to JPEG. */
export type Photo = { name: string; canvas: HTMLCanvasElement; blob: Blob }

/**
 * The error of a file that cannot be sent as a photo. Its name is TOO_SMALL, TOO_NARROW or a name of the `errors`
 * namespace.
 */
export class PhotoError extends Error {
  declare readonly params: Record<string, unknown>
  constructor(
    name: 'FILE_TYPE' | 'FILE_TOO_LARGE' | 'FILE_BROKEN' | 'TOO_SMALL' | 'TOO_NARROW',
    params = {},
  ) {
    super(name)
    this.name = name
    this.params = params
  }
}

type Format = PhotoBounds['formats'][number]

/** The bytes with which files of each picture format begin. */
const signatures: Record<Format, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** The picture formats that the browser can open. The server may accept only some of them. */
export const readable = Object.keys(signatures) as Format[]

/** Returns true if a file begins with the bytes of one of the formats. The name of the file is ignored. */
function isOneOf(formats: readonly Format[], head: Uint8Array): boolean {
  return formats.some((format) => signatures[format].every((byte, at) => head[at] === byte))
}

/**
 * Opens a file as a photo within the server's limits. Until the settings are loaded, `bounds` is undefined,
 * and only the server checks the limits. @throws PhotoError
 */
export async function openPhoto(file: File, bounds?: PhotoBounds): Promise<Photo> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (!isOneOf(bounds?.formats ?? readable, head)) throw new PhotoError('FILE_TYPE')
  if (file.size > MAX_SOURCE_BYTES) throw new PhotoError('FILE_TOO_LARGE', { max_bytes: MAX_SOURCE_BYTES })
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PhotoError('FILE_BROKEN')
  })
  try {
    const { width, height } = bitmap
    const scale = Math.min(1, Math.min(SENT_SIDE, bounds?.max_side ?? SENT_SIDE) / Math.max(width, height))
    const shorter = Math.min(width, height)
    if (bounds && shorter < bounds.min_side) throw new PhotoError('TOO_SMALL')
    if (bounds && shorter * scale < bounds.min_side) throw new PhotoError('TOO_NARROW')
    const canvas = drawn(Math.round(width * scale), Math.round(height * scale), (context, w, h) =>
      context.drawImage(bitmap, 0, 0, w, h),
    )
    return { name: file.name, canvas, blob: await encode(canvas, bounds) }
  } finally {
    bitmap.close()
  }
}

/** Returns the photo rotated a quarter turn clockwise. */
export async function turnPhoto({ name, canvas: before }: Photo, bounds?: PhotoBounds): Promise<Photo> {
  const canvas = drawn(before.height, before.width, (context, width) => {
    context.translate(width, 0)
    context.rotate(Math.PI / 2)
    context.drawImage(before, 0, 0)
  })
  return { name, canvas, blob: await encode(canvas, bounds) }
}

function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError('FILE_BROKEN')
  // JPEG has no transparency. Without the white background, transparent pixels of a PNG would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  draw(context, width, height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, bounds?: PhotoBounds): Promise<Blob> {
  const max_bytes = bounds?.max_bytes ?? Number.POSITIVE_INFINITY
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!blob) throw new PhotoError('FILE_BROKEN')
    if (blob.size <= max_bytes) return blob
  }
  throw new PhotoError('FILE_TOO_LARGE', { max_bytes })
}
