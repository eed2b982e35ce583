/** An input device and what it does, in the shape that WebDriver and WebDriver BiDi share. */
export interface InputSource {
  type: 'key' | 'pointer'
  id: string
  actions: object[]
}

/** What the two protocols, WebDriver and WebDriver BiDi, can both do in a page. */
export interface Driver {
  navigate: (url: string) => Promise<void>
  /** Evaluates an expression to a JSON-serializable value. A promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  perform: (sources: InputSource[]) => Promise<void>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>
  /** Console errors and uncaught exceptions since the browser started. */
  errors: () => readonly string[]
  /** Removes the errors from an index on. */
  forgetErrors: (from: number) => void
  close: () => Promise<void>
}

export const VIEWPORT = { width: 1_280, height: 800 }
