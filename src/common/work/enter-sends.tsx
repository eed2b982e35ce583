/** In a form with its button in the footer of its dialog: Enter sends it all the same. */
export function EnterSends({ disabled = false }: { disabled?: boolean }) {
  return <input type="submit" hidden disabled={disabled} />
}
