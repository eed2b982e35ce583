import { Component, type ReactNode } from 'react'
import { Crashed } from '../ui/states'

interface Props {
  children: ReactNode
}

/** Keeps header and footer standing when a screen throws; React itself reports the error to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Crashed /> : this.props.children
  }
}
