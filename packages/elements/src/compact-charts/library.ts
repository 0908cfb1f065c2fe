/** Replaces `Chart` of Chart.js. Its parts need no registration here. */
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
