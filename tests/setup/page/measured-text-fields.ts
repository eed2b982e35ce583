import { afterAll, beforeAll } from 'vitest'

/** antd measures the lines of a text field that grows, of which there are none without a browser. */
export function useMeasuredTextFields(): void {
  const measured = document.createElement('style')
  beforeAll(() => {
    measured.textContent = 'textarea { padding: 0; border: 0 solid; line-height: 20px; box-sizing: border-box }'
    document.head.append(measured)
  })
  afterAll(() => {
    measured.remove()
    // It measures in a field of its own, which it leaves in the document.
    for (const field of document.querySelectorAll('body > textarea')) field.remove()
  })
}
