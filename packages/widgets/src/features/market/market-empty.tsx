import { Empty, type EmptyProps } from '../../shared/ui/empty.tsx'

/**
 * The empty state of a market widget. In the script build (the custom elements that a script tag loads), its code is
 * loaded when it is first shown.
 */
export function MarketEmpty(props: EmptyProps) {
  return <Empty {...props} />
}
