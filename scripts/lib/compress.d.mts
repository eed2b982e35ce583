/** Compresses the files of a build once, so that the server only sends. */
export function compress(folder: string): Promise<void>
