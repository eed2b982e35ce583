import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openAssistant } from '#contract/operations/assistant/endpoints.ts'
import { AI_FRAME_PX } from '#contract/core/limits.ts'
import { call } from '../request/call'
import { Failed } from '../ui/states'
import styles from './toolbar.module.css'

type Opening = { address: string } | { error: unknown } | undefined

/** The page's address with a ticket that is good once and for a minute (spec: common §2). */
async function freshAddress(): Promise<string> {
  const { ticket, userId } = await call(openAssistant, {}, { alerts: false })
  return `./icifAi.html?${new URLSearchParams({ mode: 'pc', userId, token: ticket }).toString()}`
}

function OneTry({ close, retry }: { close: () => void; retry: () => void }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [opening, setOpening] = useState<Opening>()

  useEffect(() => {
    let shown = true
    freshAddress().then(
      (address) => shown && setOpening({ address }),
      (error: unknown) => shown && setOpening({ error }),
    )
    return () => {
      shown = false
    }
  }, [])

  // The page in the frame reports Escape: key events do not leave a frame.
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const isOurs = origin === window.location.origin && source === frame.current?.contentWindow
    if (isOurs && data === 'close-assistant') close()
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  if (opening === undefined) return <div className={`yz-skeleton ${styles.aiState}`} />
  if ('error' in opening) {
    return (
      <div className={styles.aiState}>
        <Failed error={opening.error} retry={retry} />
      </div>
    )
  }
  return (
    // oxlint-disable-next-line iframe-missing-sandbox -- the assistant is a page of this very site
    <iframe
      ref={frame}
      title={t('toolbar.aiTitle')}
      src={opening.address}
      height={AI_FRAME_PX}
      allow="clipboard-write"
    />
  )
}

/** The assistant's page in its frame, opened with a ticket of its own. */
export function AiFrame({ close }: { close: () => void }) {
  const [tries, setTries] = useState(0)
  return <OneTry key={tries} close={close} retry={() => setTries(tries + 1)} />
}
