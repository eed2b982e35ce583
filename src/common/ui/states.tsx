import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../app/use-title'
import { ApiError, isMissing } from '../request/api-error'
import styles from './states.module.css'

interface StateProps {
  title: string
  text?: string | undefined
  /** h1 where the state is all that the page shows. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

function State({ title, text, heading: Heading = 'h2', children }: StateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark} aria-hidden="true" />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  )
}

export function Empty({ title, text, children }: { title?: string; text?: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <State title={title ?? t('state.empty')} text={text}>
      {children}
    </State>
  )
}

/** What went wrong, in the server's or the network's words, with a way to try again. */
export function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <State title={t('state.error')} text={error instanceof ApiError ? error.message : undefined}>
        <button type="button" className="yz-button" onClick={retry}>
          {t('state.retry')}
        </button>
      </State>
    </div>
  )
}

interface NotFoundProps {
  /** The server's explanation. */
  text?: string
  /** It is the page itself that is not there, and not a part of it. */
  whole?: boolean
  children?: ReactNode
}

/** A page or record that is not there. */
export function NotFound({ text, whole = text === undefined, children }: NotFoundProps) {
  const { t } = useTranslation()
  const title = text ?? t('state.notFound')
  useTitle(whole ? title : undefined)
  return (
    <State title={title} heading={whole ? 'h1' : 'h2'}>
      {children ?? (
        <a className="yz-button" href="./index.html">
          {t('state.backHome')}
        </a>
      )}
    </State>
  )
}

export function Crashed() {
  const { t } = useTranslation()
  return (
    <State title={t('state.crashed')}>
      <button type="button" className="yz-button" onClick={() => window.location.reload()}>
        {t('state.reload')}
      </button>
    </State>
  )
}

interface ShownProps<Data> {
  query: UseQueryResult<Data>
  /** A skeleton of the content's own size, so that nothing jumps. */
  loading: ReactNode
  children: (data: Data) => ReactNode
}

/** The states of a query: skeleton, not found (the silent codes), error with retry, content. */
export function Shown<Data>({ query, loading, children }: ShownProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return loading
  if (isMissing(query.error)) {
    return <NotFound text={query.error.message} />
  }
  return <Failed error={query.error} retry={() => void query.refetch()} />
}
