import { Component, type ContextType, type ReactNode } from 'react'
import { BourseletContext } from '../provider/bourselet-provider.tsx'
import { ErrorState } from './error-state.tsx'

export type BoundaryProps = {
  /** Name of the widget, which the error report contains. */
  name: string
  /**
   * The plain props of the widget, serialized as one text. If the text changes after an error, the widget is
   * rendered again.
   */
  given: string
  /** Renders a frame around the error message. Default: the message without a frame. */
  frame?: (sentence: ReactNode) => ReactNode
  children?: ReactNode
}

type BoundaryState = { error: Error | null; given: string }

/**
 * Catches an error that a widget throws. The user sees a message with a retry button; developers find the error in the
 * console and in the provider's `onError`.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = BourseletContext
  declare context: ContextType<typeof BourseletContext>

  constructor(props: BoundaryProps) {
    super(props)
    this.state = { error: null, given: props.given }
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ given }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return given === state.given ? null : { error: null, given }
  }

  override componentDidCatch(error: unknown): void {
    const { name } = this.props
    console.error(`bourselet: the widget ${name} failed`, error)
    this.context?.onError?.(error, name)
  }

  override render(): ReactNode {
    const { children, frame = (sentence) => sentence } = this.props
    const { error } = this.state
    if (!error) return children
    return frame(<ErrorState error={error} onRetry={() => this.setState({ error: null })} />)
  }
}
