/** Eight bits each of red, green, blue, opacity. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Half the width and height: each pixel is the mean of four. An odd last row or column is left out. */
export function halve({ data, width, height }: Pixels): Pixels {
  const [columns, rows] = [width >> 1, height >> 1]
  const half = new Uint8ClampedArray(columns * rows * 4)
  const stride = width * 4
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0, from = y * 2 * stride; x < columns; x++, from += 8) {
      for (let sample = from; sample < from + 4; sample++) {
        const below = sample + stride
        const sum =
          (data[sample] ?? 0) + (data[sample + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0)
        half[to++] = (sum + 2) >> 2
      }
    }
  }
  return { data: half, width: columns, height: rows }
}
