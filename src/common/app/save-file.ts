/** Hands bytes to the reader as a file of this name. */
export function saveFile(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken hold of the bytes by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
