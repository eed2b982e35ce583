import { startTexts } from '../i18n/texts'
import { lazyDialog } from '../ui/dialog/lazy-dialog'

/** The puzzle with its texts, fetched when somebody is to solve one. */
export const LaterPuzzle = lazyDialog(async () => {
  const [{ PuzzleDialog }] = await Promise.all([import('./puzzle-dialog'), startTexts('verify')])
  return PuzzleDialog
})
