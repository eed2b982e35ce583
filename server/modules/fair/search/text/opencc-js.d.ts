/** A dictionary of OpenCC as its package ships it, without types of its own: `from to|from to|…`. */
declare module 'opencc-js/dict/TSCharacters' {
  const dictionary: string
  export default dictionary
}
