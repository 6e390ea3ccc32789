/** An iPhone's text at its usual size, px. */
const USUAL = 17;
/** The largest size that pages are tested with. */
const LARGEST = 2;

/**
 * Runs before the first paint: scales a page's text to the size that the reader has set on an iPhone (Dynamic Type), up to twice. Only
 * Safari needs it: there only text in `-apple-system-body` follows that setting, so its size is measured. `-webkit-touch-callout`
 * distinguishes an iPhone from a Mac, where that text is smaller than a page's.
 */
export const OWN_SIZE_SCRIPT = `try{const d=document.documentElement,{style:s}=d;if(CSS.supports("-webkit-touch-callout","none")){s.font="-apple-system-body";const n=Math.min(parseFloat(getComputedStyle(d).fontSize)/${USUAL},${LARGEST});s.font="";if(n>1)s.fontSize=100*n+"%"}}catch{}`;
