import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasEntry } from '#src/common/app/entries.ts'
import styles from './chat.module.css'
import { Composer } from './composer'
import { Greeting } from './greeting'
import { handOver } from './hand-over'
import { Message } from './message'
import { type Talk, useTalk } from './use-talk'

/** px from the end within which the reader follows what is written */
const FOLLOWS = 80

/** Keeps the end in view while the answer grows, unless the reader has gone back up. */
function useFollow({ turns }: Talk) {
  const log = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const input = useRef(0)
  useEffect(() => {
    const box = log.current
    // Whoever asks wants to see the answer.
    if (turns.length > input.current) follows.current = true
    input.current = turns.length
    if (box && follows.current) box.scrollTop = box.scrollHeight
  }, [turns])
  const onScroll = () => {
    const box = log.current
    if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < FOLLOWS
  }
  return { log, onScroll }
}

function Head({ talk, restart }: { talk: Talk; restart: () => void }) {
  const { t } = useTranslation('assistant')
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <div className={styles.tools}>
        <button
          type="button"
          className="yz-button"
          data-kind="quiet"
          disabled={talk.turns.length === 0}
          onClick={restart}
        >
          {t('talk.new')}
        </button>
        {hasEntry('concact') ? (
          <button type="button" className="yz-button" data-kind="quiet" onClick={() => handOver(talk.turns)}>
            {t('talk.service')}
          </button>
        ) : null}
      </div>
    </header>
  )
}

/** The conversation with the assistant. */
export function Chat() {
  const { t } = useTranslation('assistant')
  const talk = useTalk()
  const { log, onScroll } = useFollow(talk)
  const field = useRef<HTMLTextAreaElement>(null)
  const { turns, busy, cleared } = talk
  // The button that was pressed goes away with what it did.
  const then =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given)
      field.current?.focus()
    }
  const state = turns.at(-1)?.state
  return (
    <div className={styles.chat}>
      <Head talk={talk} restart={then(talk.clear)} />
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('talk.label')}
        aria-busy={busy}
        // oxlint-disable-next-line no-noninteractive-tabindex -- a part that scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {cleared ? (
          <p className={styles.cleared} role="status">
            {t('talk.cleared')}{' '}
            <button type="button" onClick={then(talk.undo)}>
              {t('talk.undo')}
            </button>
          </p>
        ) : null}
        {turns.length === 0 ? <Greeting ask={then(talk.ask)} /> : null}
        {turns.map((turn, index) => (
          <Message
            // oxlint-disable-next-line no-array-index-key -- turns are only added, or replaced as a whole
            key={index}
            turn={turn}
            retry={index === turns.length - 1 ? then(talk.retry) : undefined}
          />
        ))}
      </div>
      <p className="yz-visually-hidden" role="status">
        {state === 'waiting' ? t('answer.waiting') : state === 'done' ? t('answer.ready') : ''}
      </p>
      <Composer ref={field} busy={busy} send={talk.ask} stop={then(talk.stop)} />
    </div>
  )
}
