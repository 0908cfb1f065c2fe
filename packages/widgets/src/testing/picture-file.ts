/** Returns a real picture file with the given name. The left half of the picture is red. */
export async function pictureFile(
  width: number,
  height: number,
  { type = 'image/png', name = 'card.png' }: { type?: 'image/jpeg' | 'image/png'; name?: string } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'rgb(200, 20, 20)'
  context.fillRect(0, 0, width / 2, height)
  return new File([await canvas.convertToBlob({ type })], name)
}
