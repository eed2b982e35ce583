import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPuzzle, solvePuzzle, solveWork } from '#contract/people/challenges/endpoints.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { errorMessage } from '../request/error-message'
import { call } from '../request/call'
import { Dialog } from '../ui/dialog/dialog'
import styles from './puzzle-dialog.module.css'
import { WorkButton } from './work/work-button'

export interface Solved {
  /** Good for sending one code. */
  pass: string
  /** Good for the existence checks of one form. */
  running: string
}

type Puzzle = OutputOf<typeof getPuzzle>

/** The slider puzzle that is solved before a code is sent; a wrong place gives a new picture (product.md). */
export function PuzzleDialog({ onSolved, onClose }: { onSolved: (keys: Solved) => void; onClose: () => void }) {
  const { t } = useTranslation('verify')
  const [puzzle, setPuzzle] = useState<Puzzle>()
  const [x, setX] = useState(0)
  const [round, setRound] = useState(0)
  const [message, setMessage] = useState('')

  useEffect(() => {
    let requested = true
    call(getPuzzle, {}, { alerts: false })
      .then((drawn) => requested && setPuzzle(drawn))
      .catch((error: unknown) => requested && setMessage(errorMessage(error)))
    return () => {
      requested = false
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies -- each round is another puzzle
  }, [round])

  const drawAnew = () => {
    setPuzzle(undefined)
    setX(0)
    setRound(round + 1)
  }

  const tryPlace = async () => {
    if (!puzzle || x === 0) return
    try {
      onSolved(await call(solvePuzzle, { uuid: puzzle.uuid, x }, { alerts: false }))
    } catch (error) {
      setMessage(errorMessage(error))
      drawAnew()
    }
  }

  return (
    <Dialog title={t('puzzle.title')} width={370} onClose={onClose}>
      <div className={styles.picture} aria-hidden="true">
        {puzzle ? (
          <>
            <img src={puzzle.background} alt="" />
            <img
              className={styles.piece}
              src={puzzle.piece}
              alt=""
              style={{
                left: `${(x / puzzle.width) * 100}%`,
                top: `${(puzzle.y / puzzle.height) * 100}%`,
                width: `${(puzzle.size / puzzle.width) * 100}%`,
              }}
            />
          </>
        ) : (
          <div className={`yz-skeleton ${styles.waiting}`} />
        )}
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={puzzle ? puzzle.width - puzzle.size : 0}
        value={x}
        disabled={!puzzle}
        aria-label={t('puzzle.slider')}
        onChange={(event) => {
          setX(Number(event.target.value))
          setMessage('')
        }}
        onPointerUp={() => void tryPlace()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The dialog may stand within a form, which Enter would send.
          event.preventDefault()
          void tryPlace()
        }}
      />
      <p className={styles.message} role="status">
        {message || t('puzzle.hint')}
      </p>
      <button type="button" className={styles.another} onClick={drawAnew}>
        {t('puzzle.another')}
      </button>
      <WorkButton
        purpose="code"
        label={t('work.withoutPuzzle')}
        handIn={(uuid, proof) => call(solveWork, { uuid, proof }, { alerts: false })}
        onGiven={onSolved}
      />
    </Dialog>
  )
}
