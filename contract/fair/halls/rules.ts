/** How a hall and its stands are drawn (spec: live §2). */
export const templateNames = ['simple-style', 'chinese-style', 'dark-style'] as const

/** Blue, red, orange, brown, green. */
export const colorTypes = ['0', '1', '2', '3', '4'] as const
