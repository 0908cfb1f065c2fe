/** Replaces `Chart` of Chart.js. `register` does nothing, because the compact charts need no registered parts. */
export const Chart = { register: () => {} }

const part = {}

export {
  part as ArcElement,
  part as BarController,
  part as BarElement,
  part as DoughnutController,
  part as Filler,
  part as LinearScale,
  part as LineController,
  part as LineElement,
  part as PointElement,
}
