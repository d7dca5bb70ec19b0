/**
 * React's streaming helpers up to their call, by SHA-256. frameworkScripts.test.ts computes them again from the React
 * that Next ships: after an upgrade it says what to write here.
 */
export const HELPER_HASHES = new Set([
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', // nothing: the call alone
  'ee6bb81f4e9fc030a39a7c71affc4d1f2b900baa4b4c7af83361388d7c39599b', // shell time
  'ae43f2863da498ae6e297e928af4b7bb581afa935a8f2f3105606210f5e134c0', // $RS
  '7a3c441a297b4368e7168f53d44323873b11a160d3567f2d4695187785c22646', // $RC
  '1c8c044fd61ba420d20d9c528c3c018543fab32c03d2f7db00f6ec8230db3785', // $RX
  '4304d371463a5ff5bda9b23cbcf5ddb0102806ae578bf32f300315d8511e2699', // $RR
  '05df10049fd38200fdf90f93eab1a7e0af75a460464ec765e929be895355d5f5', // $RC $RR
  '028ee16df9252efa74f80c11f421e6d5489daad168e96ff0b262d9de7fcf5cb8', // $RX $RR
  'f2251c5602e39ee7504db8cf68f3fd494efc8d674f9a38a34f235cae67da009b', // $RX $RC $RR
]);
