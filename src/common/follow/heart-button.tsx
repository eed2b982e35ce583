import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowKind } from '#contract/trade/follows/rules.ts'
import { isFollowed, subscribe, toggle, watch } from './followed'
import type { HeartProps } from './heart-props'
import styles from './heart.module.css'

const SHAPE =
  'M12 20.3 4.700 13a4.900 4.900 0 0 1 0-6.900 4.800 4.800 0 0 1 6.800 0l.5.5.5-.5a4.800 4.800 0 0 1 6.800 0 4.900 4.900 0 0 1 0 6.900Z'

const verbs: Partial<Record<FollowKind, 'heart.follow' | 'heart.schedule'>> = {
  exhibitor: 'heart.follow',
  schedule: 'heart.schedule',
}

/** Says whether the reader follows it, and changes that at once; who is not signed in logs in first. */
export function HeartButton({ kind, id, name, wide = false }: HeartProps) {
  const { t } = useTranslation()
  const pressed = useSyncExternalStore(subscribe, () => isFollowed({ kind, id }))
  useEffect(() => watch({ kind, id }), [kind, id])
  const verb = t(verbs[kind] ?? 'heart.collect')
  return (
    <button
      type="button"
      className={wide ? `yz-button ${styles.wide}` : styles.heart}
      data-kind={wide ? 'quiet' : undefined}
      aria-pressed={pressed}
      aria-label={`${verb} ${name}`}
      title={verb}
      onClick={() => void toggle({ kind, id })}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={SHAPE} />
      </svg>
      {wide ? verb : null}
    </button>
  )
}
