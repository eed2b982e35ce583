import { type ComponentType, useEffect, useState } from 'react'
import { Failed } from './states'

interface FetchAgainProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  props: Props
}

function FetchAgain<Props extends object>({ load, props }: FetchAgainProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    const onOnline = () =>
      void load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [load])
  if (Part) return <Part {...props} />
  const retry = () =>
    void load().then(
      (part) => setPart(() => part),
      // Some browsers keep a failed import until the page is loaded again.
      () => (navigator.onLine ? window.location.reload() : undefined),
    )
  return <Failed error={undefined} retry={retry} />
}

/** What is in the place of a part that could not be fetched: it is fetched on a press, or once there is a network. */
export const fetchAgain =
  <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  (props) => <FetchAgain load={load} props={props} />
